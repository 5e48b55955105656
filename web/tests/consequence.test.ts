/** What a turn leads to, in one line. */
import { describe, expect, it } from 'vitest';
import { consequenceOf, figureInWords, inOneLine, type Consequence } from '../src/game/consequence';
import { previewedBy, previewOf } from '../src/game/previewing';
import { approving, setsOf, tokensIn } from '../src/game/sets';
import { begun, previews, sitters, steps } from './game';

/** Words as their keys, with what they are given. */
const t = (key: string, params: Record<string, string | number> = {}): string =>
  [key, ...Object.values(params)].join(' ');

const words = { t, listed: (parts: readonly string[]): string => parts.join(' and ') };

const after = (move: string) => previewedBy(previews[move]!, begun.view, sitters);

describe('the consequence of a turn', () => {
  it('is in the numbers that the table says', () => {
    for (const move of begun.legal) {
      const made = after(move);
      const told = consequenceOf(begun.view, made.view, 0, previewOf(begun.view, made, null)!);
      expect(told.isPointed).toBe(false);
      expect(told.points).toEqual({
        from: begun.view.seats[0]?.pointsIfScored,
        to: previews[move]?.if_scored[0],
      });
      expect(told.spaces).toBe(made.collected.filter((card) => card.startsWith('ticket')).length);
    }
  });

  it('only pointed at says so', () => {
    const made = after('place agriculture');
    expect(consequenceOf(begun.view, made.view, 0, previewOf(begun.view, null, made)!).isPointed).toBe(true);
  });

  const told: Consequence = { isPointed: false, points: { from: 8, to: 14 }, spaces: 1, scores: false, figures: [] };

  it('is one line of words', () => {
    expect(inOneLine({ ...told, figures: ['palmer'] }, words)).toBe(
      'then-points 8 14, then-wheel 1, then-figure figure-palmer',
    );
    expect(inOneLine({ ...told, figures: ['palmer', 'davis'] }, words)).toMatch(
      /, then-figure figure-palmer and figure-davis$/,
    );
    expect(inOneLine({ ...told, spaces: 0 }, words)).toBe('then-points 8 14');
    expect(inOneLine({ ...told, spaces: 0, scores: true }, words)).toBe('then-scoring 8 14');
    expect(inOneLine({ ...told, spaces: 0, isPointed: true }, words)).toBe('would then-points 8 14');
  });

  it('tells what a collected figure will do, where it is one', () => {
    expect(figureInWords({ ...told, figures: ['davis', 'palmer'] }, t)).toBe('');
    expect(figureInWords({ ...told, figures: ['davis'] }, t)).toBe('does-davis');
  });
});

describe('sets of approved exhibits', () => {
  it('are those that the rules lay out, in every position of a game', () => {
    const seen = steps.flatMap((step) => step.view.seats);
    expect(seen.some((seat) => seat.sets.length > 1)).toBe(true);
    for (const { sets } of seen) expect(setsOf(tokensIn(sets), 'base-2')).toEqual(sets);
  });

  it('grow by what is approved, and points by what that is worth', () => {
    // What a scoring has approved in the game, approved here with the same tokens before it.
    const scored = steps.flatMap((step, i) => (step.scoring && steps[i - 1] ? [{ step, before: steps[i - 1]! }] : []));
    expect(scored.length).toBeGreaterThan(0);
    for (const { step, before } of scored)
      for (const seat of before.view.seats) {
        let now = { ...seat };
        for (const area of step.scoring?.areas ?? [])
          for (const award of area.awards)
            if (award.seat === seat.seat) now = { ...now, ...approving(now, area.area, award.approved, 'base-2') };
        const end = step.view.seats[seat.seat]!;
        expect(now.sets).toEqual(end.sets);
        const purse = end.coins + end.medals - seat.coins - seat.medals;
        expect(now.points + purse).toBe(end.points);
      }
  });
});
