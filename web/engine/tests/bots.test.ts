/** A bot that chooses in this very thread: its clock, its reports, its memory. */
import { describe, expect, test } from 'vitest';
import { choose } from '../src/bots.ts';
import type { Progress } from '../src/decision.ts';
import { BOTS, STATE } from '../src/layout.ts';
import { newBox, stateAfter } from './engine.ts';

const box = await newBox(3);
const state = stateAfter(box, 7);

/** A clock on which each look takes so many milliseconds. */
function clockOf(milliseconds: number): () => number {
  let now = 0;
  return () => (now += milliseconds);
}

describe('a search by seconds', () => {
  test('ends before they are over', () => {
    const { seconds, simulations } = choose(box, state, { bot: 'director', seed: 1, seconds: 1 }, clockOf(8));
    expect(seconds).toBeLessThan(1.03);
    expect(seconds).toBeGreaterThan(0.9);
    expect(simulations).toBeGreaterThan(0);
  });

  test('looks at the clock more often on a slow device', () => {
    const asked = { bot: 'director', seed: 1, seconds: 1 } as const;
    const slow = choose(box, state, asked, clockOf(100)).simulations;
    expect(slow).toBeLessThan(100);
  });

  test('thinks at least a little', () => {
    expect(choose(box, state, { bot: 'search', seed: 1, seconds: 0 }).simulations).toBeGreaterThan(0);
  });
});

test('a search by simulations makes exactly as many, however long a slice is', () => {
  const asked = { bot: 'search', seed: 4, simulations: 1500 } as const;
  const [quick, slow] = [choose(box, state, asked, clockOf(0.01)), choose(box, state, asked, clockOf(9))];
  expect(quick.simulations).toBe(1500);
  expect({ ...slow, seconds: 0 }).toEqual({ ...quick, seconds: 0 });
});

test('a level of fixed strength takes no notice of the time that it has', () => {
  const asked = { bot: 'commissioner', seed: 4 } as const;
  const [free, hurried, patient] = [{}, { seconds: 0 }, { simulations: 500 }].map((budget) =>
    choose(box, state, { ...asked, ...budget }),
  );
  expect(free?.simulations).toBe(BOTS.commissioner.steady[1]);
  expect({ ...hurried, seconds: 0 }).toEqual({ ...free, seconds: 0 });
  expect({ ...patient, seconds: 0 }).toEqual({ ...free, seconds: 0 });
});

test('reports come in between, and whoever has heard enough has the answer', () => {
  const cancel = new AbortController();
  const heard: Progress[] = [];
  const progress = (told: Progress): void => {
    if (heard.push(told) === 2) cancel.abort();
  };
  const asked = { bot: 'director', seed: 1, seconds: 600, cancel: cancel.signal, progress } as const;
  const decision = choose(box, state, asked, clockOf(20));
  expect(heard.length).toBe(2);
  expect(decision.alternatives.map(({ move }) => move)).toContain(heard[1]?.best);
});

test('the order of the hidden cards makes no difference', () => {
  const other = state.slice();
  const size = other[STATE.deckSize.at] as number;
  other.subarray(STATE.deck.at, STATE.deck.at + size).reverse();
  const asked = { bot: 'search', seed: 9, simulations: 300 } as const;
  expect({ ...choose(box, other, asked), seconds: 0 }).toEqual({ ...choose(box, state, asked), seconds: 0 });
});

test('memory does not grow from decision to decision', () => {
  const bots = ['organizer', 'search', 'director', 'search:plain', 'visitor', 'random'] as const;
  const states = [0, 5, 10, 15, 20].map((turns) => stateAfter(box, turns));
  const decide = (seed: number): void => {
    const bot = bots[seed % bots.length] ?? 'random';
    const chosen = states[(seed >> 2) % states.length] ?? state;
    choose(box, chosen, bot === 'director' ? { bot, seed, seconds: 0.01 } : { bot, seed, simulations: 100 + seed });
  };
  for (let seed = 0; seed < 5; seed++) decide(seed);
  const before = box.memory.size;
  for (let seed = 0; seed < 50; seed++) decide(seed);
  expect(box.memory.size).toBe(before);
});
