/** The collection: each thing once, and what was found of it on this device. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawings } from '../src/art/cards';
import { COLLECTION, collectedBy, drawerOf, found, keepFound, standsFor } from '../src/cards/collection';
import { matches } from '../src/cards/searching';
import type { Step } from '../src/game/ledger';
import type { CardId } from '../src/game/types';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('the collection', () => {
  it('has 40 exhibits, 28 tickets and 8 figures, of 91 cards', () => {
    const drawers = COLLECTION.map(({ drawer }) => drawer);
    expect(COLLECTION.length).toBe(76);
    expect(drawers.filter((drawer) => drawer === 'ticket').length).toBe(28);
    expect(drawers.filter((drawer) => drawer === 'figure').length).toBe(8);
    expect(COLLECTION.reduce((sum, { copies }) => sum + copies, 0)).toBe(91);
  });

  it('has a drawing of its own for everything but the figures, who have their cameos', () => {
    const things = COLLECTION.filter(({ drawer }) => drawer !== 'figure').map(({ card }) => card);
    expect(Object.keys(drawings).sort()).toEqual([...things].sort());
    expect(new Set(Object.values(drawings).map((drawing) => JSON.stringify(drawing))).size).toBe(things.length);
  });

  it('takes all cards of a figure as one', () => {
    expect(['palmer-4', 'ticket-28', 'fine_arts-8'].map((card) => standsFor(card as CardId))).toEqual([
      'palmer-1',
      'ticket-28',
      'fine_arts-8',
    ]);
    expect(['palmer-4', 'ticket-28', 'fine_arts-8'].map((card) => drawerOf(card as CardId))).toEqual([
      'figure',
      'ticket',
      'fine_arts',
    ]);
  });
});

describe('what was found', () => {
  it('grows, and each thing counts once', () => {
    keepFound(['ticket-1', 'burnham-3']);
    keepFound(['burnham-5', 'agriculture-2']);
    expect([...found()].sort()).toEqual(['agriculture-2', 'burnham-1', 'ticket-1']);
  });

  it.each(['nonsense', '{}', 'null', '[3, "ticket-99", null]'])('is nothing where %s was kept', (text) => {
    kept.set('worldsfair-collected', text);
    expect(found().size).toBe(0);
  });

  it('is nothing in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    keepFound(['ticket-1']);
    expect(found().size).toBe(0);
  });

  it('is what the reader’s own seats collected themselves', () => {
    const step = (seat: number, card: CardId, byBot = false): Step =>
      ({ told: { seat, collected: [card] }, byBot }) as unknown as Step;
    const steps = [
      step(0, 'ticket-1'),
      step(1, 'ticket-2'),
      step(0, 'ticket-3', true),
      { told: null } as unknown as Step,
    ];
    expect(collectedBy(steps, [0])).toEqual(['ticket-1']);
  });
});

describe('a search', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['CHEESE', true],
    ['ontario cheese', true],
    ['armbruster', true],
    ['cheese wine', false],
    ['łódź', true],
    ['lodz', true],
  ])('for “%s”: %s', (search, isFound) => {
    expect(matches(search, 'The Mammoth Cheese of Ontario, by Armbrüster of Łódź')).toBe(isFound);
  });
});
