/** When a card is told, by pointer, finger and keys. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONG_PRESS, Pointing, REST, type Told } from '../src/cards/pointing';

let told: Told<string> | null;
let pointing: Pointing<string>;

beforeEach(() => {
  vi.useFakeTimers();
  told = null;
  pointing = new Pointing((now) => (told = now));
});
afterEach(() => {
  vi.useRealTimers();
});

const long = (): unknown => vi.advanceTimersByTime(5000);

describe('a pointer', () => {
  it('has to rest on a card', () => {
    pointing.over('egg');
    vi.advanceTimersByTime(REST - 1);
    expect(told).toBeNull();
    vi.advanceTimersByTime(1);
    expect(told).toEqual({ thing: 'egg', how: 'mouse' });
  });

  it('that moves on the same card need not wait anew', () => {
    pointing.over('egg');
    vi.advanceTimersByTime(REST - 1);
    pointing.over('egg');
    vi.advanceTimersByTime(1);
    expect(told?.thing).toBe('egg');
  });

  it('that passes over a card hears nothing', () => {
    pointing.over('egg');
    pointing.over(null);
    long();
    expect(told).toBeNull();
  });

  it('hears the neighbour sooner, once it listens', () => {
    pointing.over('egg');
    long();
    pointing.over('cheese');
    vi.advanceTimersByTime(REST - 1);
    expect(told?.thing).toBe('cheese');
  });

  it('may go over to what is told, and stay there', () => {
    pointing.over('egg');
    long();
    pointing.over(null);
    vi.advanceTimersByTime(100);
    pointing.stay();
    long();
    expect(told?.thing).toBe('egg');
  });

  it('that leaves is told no more', () => {
    pointing.over('egg');
    long();
    pointing.over(null);
    long();
    expect(told).toBeNull();
  });

  it('that keeps moving elsewhere does not keep it open', () => {
    pointing.over('egg');
    long();
    for (let i = 0; i < 20; i++) {
      pointing.over(null);
      vi.advanceTimersByTime(50);
    }
    expect(told).toBeNull();
  });

  it('that presses has chosen, and hears nothing until it has left the card', () => {
    pointing.over('egg');
    long();
    pointing.act('egg');
    expect(told).toBeNull();
    pointing.over('egg');
    long();
    expect(told).toBeNull();
    pointing.over(null);
    pointing.over('egg');
    long();
    expect(told?.thing).toBe('egg');
  });

  it('hears nothing more of what was dismissed', () => {
    pointing.over('egg');
    long();
    pointing.dismiss();
    pointing.over('egg');
    long();
    expect(told).toBeNull();
  });
});

describe('a finger', () => {
  it('that stays is told, and its end is no click', () => {
    pointing.press('egg', 5, 5);
    vi.advanceTimersByTime(LONG_PRESS);
    expect(told).toEqual({ thing: 'egg', how: 'touch' });
    pointing.lift();
    expect([pointing.takesClick(), pointing.takesClick()]).toEqual([true, false]);
    long();
    expect(told?.thing).toBe('egg');
  });

  it('that taps clicks', () => {
    pointing.press('egg', 5, 5);
    pointing.lift();
    long();
    expect([told, pointing.takesClick()]).toEqual([null, false]);
  });

  it('that scrolls or drags hears nothing', () => {
    pointing.press('egg', 5, 5);
    pointing.moveFinger(5, 30);
    long();
    expect(told).toBeNull();
  });

  it('that trembles still stays', () => {
    pointing.press('egg', 5, 5);
    pointing.moveFinger(7, 8);
    vi.advanceTimersByTime(LONG_PRESS);
    expect(told?.thing).toBe('egg');
  });
});

describe('keys', () => {
  it('are answered at once, and a pointer that lies elsewhere changes nothing', () => {
    pointing.ask('egg');
    pointing.over(null);
    long();
    expect(told).toEqual({ thing: 'egg', how: 'keys' });
  });

  it('that only pass by hear nothing', () => {
    pointing.focus('egg');
    pointing.focus('cheese');
    long();
    expect(told?.thing).toBe('cheese');
  });

  it('that have gone on hear nothing, and nothing keeps them', () => {
    pointing.focus('egg');
    pointing.blur();
    long();
    expect(told).toBeNull();
  });

  it('take what they have asked for away with them', () => {
    pointing.ask('egg');
    pointing.blur();
    expect(told).toBeNull();
  });

  it('that go on leave the pointer what it waits on', () => {
    pointing.over('egg');
    pointing.blur();
    vi.advanceTimersByTime(REST);
    expect(told).toEqual({ thing: 'egg', how: 'mouse' });
  });
});
