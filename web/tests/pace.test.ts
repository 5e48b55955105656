/** One speed for everything that is played out. */
import { beforeEach, describe, expect, it } from 'vitest';
import './page';

const { isPlayedOut, pace } = await import('../src/lib/pace');
const { settings, SPEEDS } = await import('../src/lib/settings.svelte');

beforeEach(() => {
  settings.motion = 'full';
  settings.speed = 'normal';
});

/** All durations at a speed, one of each. */
function durations(speed: (typeof SPEEDS)[number]): number[] {
  settings.speed = speed;
  return [pace.stay(1), pace.travel(), pace.apart(), pace.lift(), pace.wheel(3), pace.count(), pace.scoring(1)];
}

describe('the pace', () => {
  it('makes everything longer when slow, and shorter when fast', () => {
    const [slow, normal, fast] = [durations('slow'), durations('normal'), durations('fast')];
    normal.forEach((one, i) => {
      expect(slow[i]).toBeGreaterThan(one);
      expect(fast[i]).toBeLessThan(one);
      expect(fast[i]).toBeGreaterThan(0);
    });
  });

  it('gives a heavier beat more time', () => {
    expect(pace.stay(2)).toBe(2 * pace.stay(1));
  });

  it('plays nothing out at once, but leaves time to read between two steps', () => {
    settings.speed = 'at_once';
    expect(isPlayedOut()).toBe(false);
    expect(pace.between()).toBeGreaterThan(500);
  });

  it('plays nothing out and counts nothing up with less motion', () => {
    settings.motion = 'less';
    expect([isPlayedOut(), pace.count(), pace.wheel(3)]).toEqual([false, 0, 0]);
  });

  it('never takes the car back by the way it came', () => {
    expect(pace.wheel(-5)).toBe(0);
  });
});
