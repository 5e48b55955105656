import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './page';
import { sitters, steps } from './game';

const { Timeline } = await import('../src/table/timeline.svelte');
const { announcements } = await import('../src/lib/announcing.svelte');
const { settings } = await import('../src/lib/settings.svelte');

const story = { steps: steps.slice(0, 8), sitters, own: [] as number[], nameOf: (seat: number) => String(seat) };
/** Longer than any film. */
const FILM = 20_000;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
  settings.speed = 'normal';
  story.steps = steps.slice(0, 8);
  story.own = [];
});
afterEach(() => vi.useRealTimers());

/** A replay at its first step. */
function replay(arrived = vi.fn()): InstanceType<typeof Timeline> {
  const timeline = new Timeline(story, { arrived });
  timeline.at = 0;
  return timeline;
}

describe('going on', () => {
  it('plays the next step out before it is there', async () => {
    const timeline = replay();
    timeline.forward();
    await vi.advanceTimersByTimeAsync(10);
    expect(timeline.frame).not.toBeNull();
    expect(timeline.growing?.step).toBe(steps[1]);
    expect(timeline.at).toBe(0);
    await vi.advanceTimersByTimeAsync(FILM);
    expect(timeline.frame).toBeNull();
    expect(timeline.at).toBe(1);
  });

  it('by five quick presses leads five steps on', async () => {
    const timeline = replay();
    for (let press = 0; press < 5; press++) timeline.forward();
    await vi.advanceTimersByTimeAsync(FILM);
    expect(timeline.at).toBe(5);
  });

  it('tells each step once', async () => {
    const timeline = replay();
    const before = announcements().at(-1)?.number ?? -1;
    for (let press = 0; press < 3; press++) timeline.forward();
    await vi.advanceTimersByTimeAsync(FILM);
    expect((announcements().at(-1)?.number ?? -1) - before).toBe(3);
  });

  it('with less motion is there at once', async () => {
    settings.motion = 'less';
    const timeline = replay();
    timeline.forward();
    await vi.advanceTimersByTimeAsync(0);
    expect(timeline.at).toBe(1);
  });

  it('ends at the last step', async () => {
    const timeline = replay();
    timeline.at = 7;
    timeline.forward();
    await vi.advanceTimersByTimeAsync(FILM);
    expect(timeline.at).toBe(7);
  });
});

describe('a jump', () => {
  it('breaks a film off', async () => {
    const arrived = vi.fn();
    const timeline = replay(arrived);
    timeline.forward();
    await vi.advanceTimersByTimeAsync(10);
    timeline.jump(4);
    expect(timeline.frame).toBeNull();
    await vi.advanceTimersByTimeAsync(FILM);
    expect(timeline.at).toBe(4);
    expect(arrived).toHaveBeenCalledTimes(1);
  });

  it('stays within the story', () => {
    const timeline = replay();
    timeline.jump(99);
    expect(timeline.at).toBe(7);
    timeline.jump(-1);
    expect(timeline.at).toBe(0);
  });

  it('stops what plays by itself', async () => {
    const timeline = replay();
    void timeline.play();
    await vi.advanceTimersByTimeAsync(10);
    timeline.jump(3);
    await vi.advanceTimersByTimeAsync(FILM);
    expect([timeline.at, timeline.isPlaying]).toEqual([3, false]);
  });
});

describe('playing by itself', () => {
  it('leads to the end, and from there to the beginning', async () => {
    const timeline = replay();
    void timeline.play();
    await vi.advanceTimersByTimeAsync(8 * FILM);
    expect([timeline.at, timeline.isPlaying]).toEqual([7, false]);
    void timeline.play();
    expect([timeline.at, timeline.isPlaying]).toEqual([0, true]);
  });

  it('goes on once, also when it was stopped and started in between', async () => {
    settings.motion = 'less';
    const timeline = replay();
    void timeline.play();
    await vi.advanceTimersByTimeAsync(0);
    void timeline.play();
    void timeline.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(timeline.at).toBe(2);
    await vi.advanceTimersByTimeAsync(1500);
    expect(timeline.at).toBe(3);
  });
});

describe('following a table', () => {
  const caughtUp = vi.fn();
  beforeEach(() => caughtUp.mockClear());

  /** A table whose first steps are on the screen. */
  async function table(): Promise<InstanceType<typeof Timeline>> {
    story.steps = steps.slice(0, 2);
    const timeline = new Timeline(story, { caughtUp });
    timeline.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(caughtUp.mock.calls).toEqual([[true]]);
    return timeline;
  }

  it('begins at the present', async () => {
    const timeline = await table();
    expect([timeline.at, timeline.isCaughtUp]).toEqual([1, true]);
  });

  it('plays out what comes', async () => {
    const timeline = await table();
    story.steps = steps.slice(0, 4);
    timeline.follow();
    await vi.advanceTimersByTimeAsync(10);
    expect([timeline.at, timeline.isCaughtUp]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(2 * FILM);
    expect([timeline.at, timeline.isCaughtUp]).toEqual([3, true]);
    expect(caughtUp).toHaveBeenLastCalledWith(false);
  });

  it('skips all that waits when the reader wants to', async () => {
    const timeline = await table();
    story.steps = steps.slice(0, 6);
    timeline.follow();
    await vi.advanceTimersByTimeAsync(10);
    timeline.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(timeline.at).toBe(5);
  });

  it('does not play out more than eight steps', async () => {
    const timeline = await table();
    story.steps = steps.slice(0, 11);
    timeline.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(timeline.at).toBe(10);
  });

  it('waits at a scoring phase until the reader has seen it', async () => {
    settings.motion = 'less';
    const scored = steps.findIndex((step) => step.scoring);
    story.steps = steps.slice(0, scored);
    const timeline = new Timeline(story, { caughtUp });
    timeline.follow();
    await vi.advanceTimersByTimeAsync(0);
    story.steps = steps.slice(0, scored + 1);
    timeline.follow();
    await vi.advanceTimersByTimeAsync(FILM);
    expect([timeline.at, timeline.projector.scoring?.beats.length]).toEqual([scored - 1, 9]);
    timeline.projector.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([timeline.at, timeline.projector.scoring]).toEqual([scored, null]);
  });

  it('shows another story from its first step, also from within a film', async () => {
    const timeline = await table();
    story.steps = steps.slice(0, 4);
    timeline.follow();
    await vi.advanceTimersByTimeAsync(10);
    story.steps = steps.slice(0, 3);
    timeline.restart();
    await vi.advanceTimersByTimeAsync(0);
    expect([timeline.at, timeline.isCaughtUp]).toEqual([2, true]);
  });

  it('leaves out one’s own supporters, which were seen while the turn was composed', async () => {
    const timeline = await table();
    const mover = steps[2]?.told?.seat ?? 0;
    story.own = [mover];
    // With a turn of their own behind them.
    story.steps = [...steps.slice(0, 2), { ...steps[2]!, number: 2 }];
    timeline.follow();
    await vi.advanceTimersByTimeAsync(10);
    expect(timeline.frame?.collecting).toBe(steps[2]?.told?.placed);
  });
});

describe('what the log tells', () => {
  /** A table with two steps on the screen, at which a third is played out. */
  async function playing(): Promise<InstanceType<typeof Timeline>> {
    story.steps = steps.slice(0, 2);
    const timeline = new Timeline(story);
    timeline.follow();
    await vi.advanceTimersByTimeAsync(0);
    story.steps = steps.slice(0, 4);
    timeline.follow();
    await vi.advanceTimersByTimeAsync(10);
    return timeline;
  }

  it('does not run ahead of the board', async () => {
    const timeline = await playing();
    expect(timeline.seen).toEqual(steps.slice(0, 2));
    expect(timeline.growing).toEqual({ step: steps[2], told: 1 });
  });

  it('grows by a sentence with each beat', async () => {
    const timeline = await playing();
    const told = new Set<number>();
    for (let passed = 0; passed < FILM && timeline.growing?.step === steps[2]; passed += 50) {
      told.add(timeline.growing?.told ?? 0);
      await vi.advanceTimersByTimeAsync(50);
    }
    const { moves, collected } = steps[2]!.told!;
    const tickets = collected.some((card) => card.startsWith('ticket'));
    expect([...told]).toEqual(Array.from({ length: moves.length + 2 + Number(tickets) }, (_, i) => i + 1));
    expect(timeline.seen).toEqual(steps.slice(0, 3));
  });

  it('is all that is on the screen, once it is there', async () => {
    const timeline = await playing();
    await vi.advanceTimersByTimeAsync(2 * FILM);
    expect([timeline.seen, timeline.growing]).toEqual([steps.slice(0, 4), null]);
  });

  it('has in the news the scoring that one’s own turn triggered, but not the turn', async () => {
    settings.motion = 'less';
    const scored = steps.findIndex((step) => step.scoring);
    story.own = [steps[scored]!.told!.seat];
    story.steps = steps.slice(0, scored + 2);
    const timeline = new Timeline(story);
    timeline.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(timeline.news.map((step) => [step.number, step.told !== null, step.scoring !== null])).toEqual([
      [scored, false, true],
      [scored + 1, true, false],
    ]);
  });
});

describe('the speed', () => {
  it('at once shows the next step without a film', async () => {
    settings.speed = 'at_once';
    const timeline = replay();
    timeline.forward();
    await vi.advanceTimersByTimeAsync(0);
    expect([timeline.at, timeline.frame]).toEqual([1, null]);
  });

  it('slow takes longer than fast', async () => {
    const times: number[] = [];
    for (const speed of ['slow', 'fast'] as const) {
      settings.speed = speed;
      const timeline = replay();
      timeline.forward();
      let passed = 0;
      for (; timeline.at === 0; passed += 50) await vi.advanceTimersByTimeAsync(50);
      times.push(passed);
    }
    expect(times[0]).toBeGreaterThan(3 * times[1]!);
  });
});

describe('a scoring phase in a replay', () => {
  it('waits for its reader, and is gone with a jump', async () => {
    settings.motion = 'less';
    const scored = steps.findIndex((step) => step.scoring);
    story.steps = [...steps];
    const timeline = replay();
    timeline.at = scored - 1;
    timeline.forward();
    await vi.advanceTimersByTimeAsync(FILM);
    expect([timeline.at, timeline.projector.scoring?.beats.length]).toEqual([scored - 1, 9]);
    timeline.jump(0);
    expect([timeline.at, timeline.projector.scoring, timeline.frame]).toEqual([0, null, null]);
  });

  it('shows on the board what its step is at', async () => {
    settings.motion = 'less';
    const scored = steps.findIndex((step) => step.scoring);
    story.steps = [...steps];
    const timeline = replay();
    timeline.at = scored - 1;
    timeline.forward();
    await vi.advanceTimersByTimeAsync(0);
    const phase = timeline.projector.scoring!;
    phase.at = 2;
    expect(timeline.frame?.scoring).toBe(steps[scored]!.scoring!.areas[0]!.area);
    expect(timeline.view?.areas.map((area) => area.supporters)).toEqual(
      steps[scored]!.scored!.areas.map((area) => area.supporters),
    );
  });
});
