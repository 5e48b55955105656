/** How the end speaks to its reader, and what made the difference. */
import { describe, expect, it } from 'vitest';
import { endingFor } from '../src/game/ending';
import type { WireResult } from '../src/game/ledger';
import { randomGames } from './random_games';

type Points = [coins: number, medals: number, exhibits: number, tokens?: number, unapproved?: number];

const resultOf = (winners: number[], ...all: Points[]): WireResult => ({
  winners,
  seats: all.map(([coins, medals, exhibits, tokens = 0, unapproved = 0]) => ({
    coins,
    medals,
    exhibits,
    total: coins + medals + exhibits,
    tokens: { agriculture: tokens, electricity: 0, fine_arts: 0, manufacturing: 0, transportation: 0 },
    unapproved,
  })),
});

describe('the end for a player', () => {
  it('is won by as much as the best other is behind', () => {
    const result = resultOf([1], [5, 5, 5], [5, 4, 9], [1, 1, 1]);
    expect(endingFor(result, 1)).toMatchObject({ kind: 'won', place: 1, points: 3, rival: 0 });
  });

  it('names the source of the largest lead over the best other', () => {
    const result = resultOf([1], [5, 5, 5], [5, 4, 9], [0, 0, 0]);
    expect(endingFor(result, 1)?.difference).toEqual({ source: 'exhibits', points: 4 });
  });

  it('is lost by as much as the winner has more, with a place', () => {
    const result = resultOf([0], [10, 10, 10], [9, 9, 9], [5, 5, 3]);
    expect(endingFor(result, 2)).toMatchObject({ kind: 'behind', place: 3, points: 17, rival: 0 });
  });

  it('names the source of the largest gap for those who lost', () => {
    const result = resultOf([0], [10, 10, 10], [9, 3, 9]);
    expect(endingFor(result, 1)?.difference).toEqual({ source: 'medals', points: 7 });
  });

  it('tells who shares the victory', () => {
    const result = resultOf([0, 2], [5, 5, 5], [1, 1, 1], [5, 5, 5]);
    expect(endingFor(result, 2)).toMatchObject({ kind: 'shared', place: 1, partners: [0], difference: null });
  });

  it('tells when the tie-break decided, either way', () => {
    const result = resultOf([0], [5, 5, 5, 6], [3, 7, 5, 4]);
    expect(endingFor(result, 0)?.kind).toBe('tie_break');
    expect(endingFor(result, 1)).toMatchObject({ kind: 'level', place: 2, points: 0 });
  });

  it('is nobody’s who does not play', () => {
    expect(endingFor(resultOf([0], [1, 1, 1], [0, 0, 0]), 7)).toBeNull();
  });

  it('agrees with the engine on who is first', () => {
    for (const { steps } of randomGames) {
      const result = steps.at(-1)!.result!;
      result.seats.forEach((_, seat) =>
        expect(endingFor(result, seat)?.place === 1).toBe(result.winners.includes(seat)),
      );
    }
  });
});
