/** What is kept of the lesson, and how much advice is left. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../page';

const load = async () => ({
  ...(await import('../../src/tutorial/progress')),
  ...(await import('../../src/tutorial/tips.svelte')),
  ...(await import('../../src/lib/first_visit')),
});

beforeEach(() => {
  vi.resetModules();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('the lesson', () => {
  it('is kept, and told apart from one that was not begun', async () => {
    const { isUnderWay, keepProgress, progress } = await load();
    expect(isUnderWay(progress())).toBe(false);
    keepProgress({ log: [{ kind: 'start' }] });
    expect(isUnderWay(progress())).toBe(false);
    keepProgress({ read: ['welcome'] });
    expect(progress()).toEqual({ log: [{ kind: 'start' }], read: ['welcome'], isFinished: false });
    expect(isUnderWay(progress())).toBe(true);
  });

  it.each(['{', '7', '"x"', '{"read":3,"isFinished":"yes"}'])('is not begun where %s is kept', async (text) => {
    const { isUnderWay, progress } = await load();
    localStorage.setItem('worldsfair-tutorial', text);
    expect(progress().isFinished).toBe(false);
    expect(isUnderWay(progress())).toBe(false);
  });
});

describe('advice', () => {
  it('is there for three turns, and then never again', async () => {
    const { tips } = await load();
    expect(tips.areWanted).toBe(true);
    for (let turn = 0; turn < 3; turn++) tips.count();
    expect(tips.areWanted).toBe(false);
    vi.resetModules();
    expect((await load()).tips.areWanted).toBe(false);
  });

  it('comes back when it is asked for', async () => {
    const { tips } = await load();
    tips.want(false);
    expect(tips.areWanted).toBe(false);
    tips.want(true);
    expect(tips.areWanted).toBe(true);
  });

  it('is not for who has gone through the lesson', async () => {
    const { keepProgress, tips } = await load();
    keepProgress({ isFinished: true });
    expect(tips.areWanted).toBe(false);
  });
});

describe('a first visit', () => {
  it('lasts until something real was begun or the lesson is finished', async () => {
    const { isNewHere, keepProgress, tips } = await load();
    keepProgress({ read: ['welcome'] });
    expect(isNewHere()).toBe(true);
    keepProgress({ isFinished: true });
    expect(isNewHere()).toBe(false);
    keepProgress({ isFinished: false });
    tips.count();
    expect(isNewHere()).toBe(false);
  });
});
