/** A scoring phase step by step: its totals are the ledger's, and each award names its rule. */
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/game/facts';
import type { Step } from '../src/game/ledger';
import { awardsFor } from '../src/game/scored';
import { scoringBeats, type ScoringBeat } from '../src/game/scoring';
import { setsOf, tokensIn } from '../src/game/sets';
import type { FairView } from '../src/game/types';
import { inWords } from '../src/lib/in_words';
import { steps } from './game';
import { randomGames } from './random_games';

const games = [steps, ...randomGames.map((game) => game.steps)];

interface Phase {
  /** Before the turn that triggered it. */
  before: Step;
  trigger: Step;
  step: Step;
  beats: ScoringBeat[];
}
const phases: Phase[] = games.flatMap((game) =>
  game.flatMap((step, i) => {
    if (!step.scoring) return [];
    const at = game.slice(0, i + 1).findLastIndex((one) => one.told);
    return [{ before: game[at - 1]!, trigger: game[at]!, step, beats: scoringBeats(step) }];
  }),
);

const supportersOf = (view: FairView, area: string): number[] =>
  view.areas.find((one) => one.area === area)?.supporters ?? [];

describe('the position that is scored', () => {
  it('has the places that are awarded', () => {
    for (const { step } of phases)
      for (const { area, awards } of step.scoring!.areas) {
        const shown = step.scored!.areas.find((one) => one.area === area)?.awards;
        expect(shown?.map(({ seat, place, medal, approved }) => ({ seat, place, medal, approved }))).toEqual(awards);
      }
  });

  it('has the tickets that are redeemed', () => {
    for (const { step } of phases)
      expect(step.scored!.seats.map((seat) => seat.tickets)).toEqual(step.scoring!.tickets.map((one) => one.held));
  });

  it('says as points if scored now what the scoring gives', () => {
    for (const { step } of phases)
      expect(step.scored!.seats.map((seat) => seat.pointsIfScored)).toEqual(step.view.seats.map((seat) => seat.points));
  });

  it('has every supporter of the turn, and none that has gone home', () => {
    for (const { before, trigger, step } of phases) {
      const sent = trigger.told!.moves.filter((move) => !['discard', 'palmer'].includes(move.kind)).length;
      const all = (view: FairView): number =>
        view.areas.flatMap((area) => area.supporters).reduce((sum, count) => sum + count, 0);
      const taken = trigger.told!.moves.filter((move) => 'from' in move && move.from && move.kind !== 'palmer').length;
      expect(all(step.scored!)).toBe(all(before.view) + sent - taken);
      // Nobody is lost on the way home, either.
      step.scored!.seats.forEach((seat) => {
        const own = (view: FairView) => view.areas.reduce((sum, area) => sum + (area.supporters[seat.seat] ?? 0), 0);
        expect(own(step.scored!) + seat.supply).toBe(own(step.view) + step.view.seats[seat.seat]!.supply);
      });
    }
  });

  it('has the exhibits of before with those of the turn, and the points of before', () => {
    for (const { before, trigger, step } of phases)
      step.scored!.seats.forEach((seat, i) => {
        const was = before.view.seats[i]!;
        expect([seat.coins, seat.medals, seat.points, seat.sets]).toEqual([
          was.coins,
          was.medals,
          was.points,
          was.sets,
        ]);
        const collected = (area: string) =>
          i === trigger.told!.seat ? trigger.told!.collected.filter((card) => card.startsWith(`${area}-`)).length : 0;
        for (const [area, count] of Object.entries(seat.exhibits))
          expect(count).toBe(was.exhibits[area as 'fine_arts'] + collected(area));
      });
  });

  it('is the same from the turn to the last approval, but for what was chosen', () => {
    for (const { trigger, step } of phases) {
      expect(trigger.scored!.areas.map((area) => area.supporters)).toEqual(
        step.scored!.areas.map((area) => area.supporters),
      );
      expect(trigger.scored!.seats.map((seat) => seat.exhibits)).toEqual(
        step.scored!.seats.map((seat) => seat.exhibits),
      );
    }
  });
});

describe('the beats of a scoring phase', () => {
  it('are the bonus, the tickets, five areas in order, the recall, and the round', () => {
    for (const { step, beats } of phases) {
      expect(beats.map((beat) => beat.area ?? beat.about)).toEqual([
        'bonus',
        'redeem',
        ...step.scoring!.areas.map((one) => one.area),
        'recall',
        'total',
      ]);
    }
  });

  it('add up to the points that the engine has', () => {
    expect(phases.length).toBeGreaterThan(80);
    for (const { step, beats } of phases)
      step.view.seats.forEach((seat, i) => {
        const counted = beats.filter((beat) => beat.about !== 'total').map((beat) => beat.gains[i]!.points);
        const sum = counted.reduce((total, { from, to }) => total + to - from, 0);
        expect(step.scored!.seats[i]!.points + sum).toBe(seat.points);
        expect(beats.at(-1)!.gains[i]!.points).toEqual({ from: step.scored!.seats[i]!.points, to: seat.points });
      });
  });

  it('count on from one to the next', () => {
    for (const { beats } of phases)
      for (const [i, beat] of beats.slice(0, -1).entries())
        beat.gains.forEach((gain, seat) => {
          if (i > 0) expect(gain.points.from).toBe(beats[i - 1]!.gains[seat]!.points.to);
          expect(beat.view.seats[seat]!.points).toBe(gain.points.to);
        });
  });

  it('give coins, medals and seals as the record says', () => {
    for (const { step, beats } of phases) {
      const scoring = step.scoring!;
      for (const { seat, coins, bonus } of scoring.tickets) {
        expect(beats[0]!.gains[seat]!.coins).toBe(bonus);
        expect(beats[1]!.gains[seat]!.coins).toBe(coins - bonus);
      }
      for (const { area, awards } of scoring.areas) {
        const { gains } = beats.find((beat) => beat.area === area)!;
        for (const gain of gains) {
          const award = awards.find((one) => one.seat === gain.seat);
          expect([gain.place, gain.medal, gain.approved]).toEqual([
            award?.place ?? null,
            award?.medal ?? 0,
            award?.approved ?? 0,
          ]);
          expect(gain.supporters).toBe(supportersOf(step.scored!, area)[gain.seat]);
        }
      }
    }
  });

  it('name the rule that decides', () => {
    for (const { beats } of phases)
      for (const beat of beats)
        for (const gain of beat.gains) {
          if (beat.about !== 'area') expect(gain.rule).toBe(beat.rule);
          else if (!gain.supporters) expect(gain.rule).toBe('P6');
          else if (!gain.place && beat.isTied) expect(gain.rule).toBe('P5');
          else expect(gain.rule).toBe(gain.approved ? 'P7' : 'P4');
        }
    const rules = new Set(phases.flatMap(({ beats }) => beats.flatMap((beat) => beat.gains.map((gain) => gain.rule))));
    expect([...rules].sort()).toEqual(['E2', 'P1', 'P2', 'P4', 'P5', 'P6', 'P7', 'P9']);
  });

  it('leave nothing for a step without scoring', () => {
    expect(scoringBeats(steps[1] as Step)).toEqual([]);
  });
});

describe('sets', () => {
  it('are grouped as the engine groups them', () => {
    let seen = 0;
    for (const step of games.flat())
      for (const seat of step.view.seats) {
        expect(setsOf(tokensIn(seat.sets))).toEqual(seat.sets);
        seen += Number(seat.sets.length > 1);
      }
    expect(seen).toBeGreaterThan(50);
  });
});

describe('awards', () => {
  it('are the same in every edition, as a show does not ask which it is', () => {
    const [first, ...others] = Object.values(EDITIONS);
    for (const other of others) {
      expect(other.awards).toEqual(first?.awards);
      expect(other.setPoints).toEqual(first?.setPoints);
    }
  });

  it('leave out the places that give nothing', () => {
    expect(awardsFor(2).map((one) => one.place)).toEqual(['first', 'tied_first']);
    expect(awardsFor(4).map((one) => one.place)).toEqual(['first', 'second', 'tied_first', 'tied_second']);
  });
});

describe('a scoring phase in words', () => {
  it('has a heading for every step that gives something, and a sentence for each who gets it', () => {
    for (const { step, beats } of phases) {
      const told = inWords.phase(step, (seat) => `P${seat}`);
      expect(told.at(-1)).toMatchObject({ title: 'scoring-title-total' });
      expect(told.at(-1)?.gains).toHaveLength(step.view.seats.length);
      expect(told.length).toBeLessThanOrEqual(beats.length);
      for (const { gains } of told) expect(gains.length).toBeGreaterThan(0);
    }
  });

  it('is read aloud with the turn, where nobody goes through it', () => {
    const { step } = phases[0]!;
    const spoken = inWords.step(step, String);
    expect(spoken.slice(0, inWords.events(step, String).length)).toEqual(inWords.events(step, String));
    expect(spoken).toContain('log-scoring.');
  });
});
