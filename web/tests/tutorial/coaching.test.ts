/** Every sentence of advice is true of the position it is given in. */
import { describe, expect, it } from 'vitest';
import { newGame } from 'worldsfair-engine/index.ts';
import { kindOf } from '../../src/game/cards';
import { fairView } from '../../src/game/present';
import type { FairView } from '../../src/game/types';
import { ADVICE, adviceFor, nextAdvice, type Advice } from '../../src/tutorial/coaching';
import { engine } from '../local/tables';

/** As in the real world: positions from whole games, each move by a number that follows from the last. */
function* positions(players: 2 | 3 | 4, seed: number): Generator<{ view: FairView; seat: number; place: PlaceThere }> {
  const game = newGame(engine, { players, seed });
  let state = seed;
  while (!game.isOver) {
    const { view, if_scored } = game.info();
    if (view.phase === 'place') {
      const wire = view as unknown as Parameters<typeof fairView>[0];
      const place = (area: string): ReturnType<PlaceThere> =>
        game.preview([game.legal().find((move) => move.startsWith(`place ${area}`)) ?? '']);
      yield { view: fairView(wire, if_scored, []), seat: game.seat, place };
    }
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const legal = game.legal();
    game.play(legal[(state >>> 8) % legal.length] as string);
  }
  game.free();
}
type PlaceThere = (area: string) => ReturnType<ReturnType<typeof newGame>['preview']>;

/** Told by what the engine says would come of it, not by how it was found. */
function check({ id, area, figure, count }: Advice, view: FairView, seat: number, place: PlaceThere): void {
  const there = view.areas.find((one) => one.area === area);
  const cardsIn = (kind: string): number => there?.cards.filter((card) => kindOf(card) === kind).length ?? 0;
  switch (id) {
    case 'figure_now':
      return expect(view.seats[seat]?.figures.map(kindOf)).toContain(figure);
    case 'scoring':
      return expect(view.wheel.remaining).toBe(count);
    case 'lead':
    case 'decide': {
      const after = place(area ?? '');
      const hasSupply = (view.seats[seat]?.supply ?? 0) > 0;
      const standing = after.areas.find((one) => one.area === area)?.standings.find((one) => one.seat === seat);
      // With an empty supply the supporter comes from elsewhere, which may be here.
      if (hasSupply) expect(standing?.place).toBe('first');
      expect(there?.awards.find((award) => award.seat === seat)?.place).not.toBe('first');
      return expect(view.seats[seat]?.exhibits[area as 'electricity']).toBe(count);
    }
    case 'figure':
      return expect(cardsIn(figure ?? '')).toBeGreaterThan(0);
    case 'cards':
      expect(place(area ?? '').collected).toHaveLength(count ?? -1);
      return expect(view.areas.filter(({ cards }) => cards.length >= (count ?? 0))).toHaveLength(1);
    case 'take':
      return expect(place(area ?? '').collected).toHaveLength(count ?? -1);
    case 'tickets':
      expect(cardsIn('ticket')).toBe(count);
      return expect(
        view.areas.filter(({ cards }) => cards.filter((card) => kindOf(card) === 'ticket').length >= (count ?? 0)),
      ).toHaveLength(1);
  }
}

describe.each([2, 3, 4] as const)('advice to one of %i players', (players) => {
  it('is true in every position of many games', { timeout: 120_000 }, () => {
    const heard = new Set<string>();
    for (let seed = 1; seed <= 12; seed++)
      for (const { view, seat, place } of positions(players, seed))
        for (const advice of adviceFor(view, seat)) {
          heard.add(advice.id);
          check(advice, view, seat, place);
          expect(advice.marks.length).toBeGreaterThan(0);
        }
    expect([...heard].sort()).toEqual([...ADVICE].sort());
  });
});

it('has something to say in every first turn', () => {
  for (const players of [2, 3, 4] as const)
    for (let seed = 1; seed <= 200; seed++) {
      const { value } = positions(players, seed).next();
      expect(value && adviceFor(value.view, value.seat), `${players} players, seed ${seed}`).not.toEqual([]);
    }
});

it('says each thing once', () => {
  const first = [...positions(3, 7)][0];
  if (!first) throw new Error('a game without a turn');
  const { view, seat } = first;
  const said: Advice['id'][] = [];
  for (let next = nextAdvice(view, seat, said); next; next = nextAdvice(view, seat, said)) said.push(next.id);
  expect(new Set(said).size).toBe(said.length);
  expect(said.length).toBeGreaterThan(1);
});
