/** How many lines of a chat are new: also after a reload, and not those of oneself or of somebody muted. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import './page';
import type { ChatLine } from '../src/tables/source';

const line = (number: number, person = 'bea', text = 'Hello'): ChatLine => ({
  number,
  person,
  name: person,
  text,
  at: 0,
});
const LINES = [line(1), line(2), line(3)];

/** The page as it is after a reload. */
async function load() {
  vi.resetModules();
  const { hear, countUnread } = await import('../src/lib/heard.svelte');
  const { setMuted } = await import('../src/lib/muting.svelte');
  return { hear, countUnread, setMuted };
}

beforeEach(() => localStorage.setItem('worldsfair-heard', '[]'));

describe('what is new', () => {
  it('is all at first, and nothing once it was read', async () => {
    const { hear, countUnread } = await load();
    expect(countUnread('abc', LINES, 'ada')).toBe(3);
    hear('abc', 3);
    expect(countUnread('abc', LINES, 'ada')).toBe(0);
    expect(countUnread('another', LINES, 'ada')).toBe(3);
  });

  it('is the same after a reload', async () => {
    (await load()).hear('abc', 2);
    expect((await load()).countUnread('abc', LINES, 'ada')).toBe(1);
  });

  it('never becomes more by reading less', async () => {
    const { hear, countUnread } = await load();
    hear('abc', 3);
    hear('abc', 1);
    expect(countUnread('abc', LINES, 'ada')).toBe(0);
  });

  it('is nothing of one’s own, nothing deleted and nothing from somebody muted', async () => {
    const { countUnread, setMuted } = await load();
    setMuted('cy', true);
    const lines = [line(1, 'ada'), line(2, 'bea', ''), line(3, 'cy'), line(4, 'bea')];
    expect(countUnread('abc', lines, 'ada')).toBe(1);
    setMuted('cy', false);
    expect(countUnread('abc', lines, 'ada')).toBe(2);
  });

  it('survives what somebody else has written there', async () => {
    localStorage.setItem('worldsfair-heard', '[["abc", "x"], 3, ["abc", 2]]');
    expect((await load()).countUnread('abc', LINES, null)).toBe(1);
    localStorage.setItem('worldsfair-heard', '{broken');
    expect((await load()).countUnread('abc', LINES, null)).toBe(3);
  });

  it('forgets the tables that were read longest ago', async () => {
    const { hear, countUnread } = await load();
    for (let i = 0; i <= 100; i++) hear(`table-${i}`, 3);
    expect(countUnread('table-0', LINES, null)).toBe(3);
    expect(countUnread('table-1', LINES, null)).toBe(0);
  });
});
