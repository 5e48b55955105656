/** Every sentence of a step has its picture: nothing is told before it is seen, and nothing is left out. */
import { describe, expect, it } from 'vitest';
import { beatsOf, type Beat } from '../src/game/beats';
import { eventsOf } from '../src/game/events';
import { standing, type Step } from '../src/game/ledger';
import { inWords } from '../src/lib/in_words';
import { steps } from './game';
import { randomGames } from './random_games';

/** Without a language loaded, the words are their keys. */
const narrator = inWords.narrator((seat) => `P${seat}`);
const all = [steps, ...randomGames.map((game) => game.steps)];
const pairs = all.flatMap((game) => game.slice(1).map((after, i): [Step, Step] => [game[i] as Step, after]));
const turns = pairs.filter(([, after]) => after.told);

const beatsBetween = ([before, after]: [Step, Step]): Beat[] => beatsOf(before.view, after, narrator);
/** Something holds for every turn of every game. */
const forEachTurn = (check: (beats: Beat[], before: Step, after: Step) => void): void => {
  for (const pair of turns) check(beatsBetween(pair), ...pair);
};

describe('the games of these tests', () => {
  it('have turns with and without scoring, and approvals that were chosen', () => {
    expect(turns.length).toBeGreaterThan(500);
    expect(turns.filter(([, after]) => after.scoring).length).toBeGreaterThan(30);
    expect(pairs.filter(([, after]) => after.approval && after.scoring).length).toBeGreaterThan(20);
    expect(turns.some(([, { told }]) => told?.reshuffled)).toBe(true);
    expect(turns.some(([, { told }]) => told?.moves.some((move) => move.kind === 'palmer'))).toBe(true);
  });
});

describe('the beats of a turn', () => {
  it('say what the log says, sentence by sentence', () => {
    forEachTurn((beats, _, after) => {
      const told = beats.filter((beat) => !beat.scored).map((beat) => beat.sentence);
      expect(told).toEqual(inWords.events(after, (seat) => `P${seat}`));
      expect(told).toHaveLength(eventsOf(after).length);
    });
  });

  it('each show what their sentence says', () => {
    const about: Record<string, Beat['about'][]> = {
      'log-place': ['supporters'],
      'log-place-from': ['supporters'],
      'log-figure': ['supporters'],
      'log-figure-from': ['supporters'],
      'log-palmer': ['supporters'],
      'log-discard': ['discard'],
      'log-collect': ['collect'],
      'log-collect-nothing': ['collect'],
      'log-wheel': ['wheel'],
      'log-reshuffled': ['reshuffle'],
      'log-dealt': ['deal'],
    };
    forEachTurn((beats) => {
      for (const beat of beats) if (!beat.scored) expect(about[beat.sentence]).toContain(beat.about);
    });
  });

  it('take the cards away with the sentence that they are collected, and not before', () => {
    forEachTurn((beats, before, { told }) => {
      const at = beats.findIndex((beat) => beat.about === 'collect');
      const there = (view: Beat['view'] | undefined) => view?.areas.find((area) => area.area === told?.placed)?.cards;
      expect(there(beats[at - 1]?.view)).toEqual(told?.collected);
      expect(there(beats[at]?.view)).toEqual([]);
      if (told?.collected.length) {
        expect(there(beats[at]?.leaving?.view)).toEqual(told.collected);
        expect(beats[at]?.leaving?.collecting).toBe(told.placed);
      } else expect(beats[at]?.leaving).toBeNull();
      expect(before.view.areas.find((area) => area.area === told?.placed)?.cards).toEqual(told?.collected);
    });
  });

  it('add a supporter when it has arrived, and not while it is on its way', () => {
    const inAll = (view: Beat['view'], seat: number): number =>
      view.areas.reduce((sum, area) => sum + (area.supporters[seat] ?? 0), 0);
    forEachTurn((beats) => {
      for (const { journey, leaving, view } of beats) {
        if (!journey) continue;
        expect(inAll(view, journey.seat) - inAll(leaving!.view, journey.seat)).toBe(1);
        const there = (one: Beat['view']) =>
          one.areas.find((area) => area.area === journey.to)?.supporters[journey.seat] ?? 0;
        expect(there(view) - there(leaving!.view)).toBe(1);
      }
    });
  });

  it('take a supporter from where it comes from', () => {
    forEachTurn((beats, before) => {
      let was = before.view;
      for (const { journey, leaving, view } of beats) {
        if (journey && !journey.from)
          expect(leaving?.view.seats[journey.seat]?.supply).toBe((was.seats[journey.seat]?.supply ?? 0) - 1);
        if (journey?.from) {
          const count = (one: Beat['view'] | undefined) =>
            one?.areas.find((area) => area.area === journey.from)?.supporters[journey.seat] ?? 0;
          expect(count(leaving?.view)).toBe(count(was) - 1);
        }
        was = view;
      }
    });
  });

  it('have one for every supporter that is sent, and for every figure that is given up', () => {
    forEachTurn((beats, _, { told }) => {
      const sent = told!.moves.filter((move) => move.kind !== 'discard').length;
      expect(beats.filter((beat) => beat.journey)).toHaveLength(sent);
      expect(beats.filter((beat) => beat.about === 'discard')).toHaveLength(told!.moves.length - sent);
    });
  });

  it('deal exactly what lies there afterwards, in the order in which it was drawn', () => {
    forEachTurn((beats, _, after) => {
      const dealt = beats.find((beat) => beat.about === 'deal');
      expect(dealt?.view.areas.map((area) => area.cards)).toEqual(after.view.areas.map((area) => area.cards));
      expect(dealt?.arriving).toEqual(after.told!.dealt.map((deal) => deal.card));
    });
  });

  it('move the car as far as tickets were collected, and no further than the start', () => {
    forEachTurn((beats, before, after) => {
      const tickets = after.told!.collected.filter((card) => card.startsWith('ticket')).length;
      const car = beats.find((beat) => beat.about === 'deal')?.view.wheel.car;
      expect(car).toBe(Math.min(before.view.wheel.car + tickets, before.view.wheel.spaces));
    });
  });

  it('lead to the position after the turn, but for whose turn it is', () => {
    forEachTurn((beats, _, after) => {
      if (after.scored) return;
      const { areas, seats, wheel, deck } = beats.at(-1)!.view;
      expect({ areas, seats, wheel, deck }).toEqual({
        areas: after.view.areas,
        seats: after.view.seats,
        wheel: after.view.wheel,
        deck: after.view.deck,
      });
    });
  });

  it('lead to the position that is scored, where scoring follows', () => {
    forEachTurn((beats, _, after) => {
      if (!after.scoring) return;
      const last = beats.findLast((beat) => !beat.scored)!.view;
      expect({ areas: last.areas, seats: last.seats, wheel: last.wheel }).toEqual({
        areas: after.scored!.areas,
        seats: after.scored!.seats,
        wheel: after.scored!.wheel,
      });
    });
  });
});

describe('a takeback', () => {
  it('unmakes the turns after the one it goes back to', () => {
    const back = { ...(steps[3] as Step), number: 6, kind: 'takeback' as const };
    const kept = standing([...steps.slice(0, 6), back]);
    expect(kept.map((step) => step.turn)).toEqual([0, 1, 2, 3]);
  });
});
