import { describe, expect, it } from 'vitest';
import { filmOf } from '../src/game/frames';
import { standing, type Step } from '../src/game/ledger';
import { inWords } from '../src/lib/in_words';
import { steps } from './game';

const pairs = steps.slice(1).map((after, i): [Step, Step] => [steps[i] as Step, after]);

describe('the film of a turn', () => {
  it.each(pairs)('ends at the position after the turn', (before, after) => {
    const film = filmOf(before.view, after.view, after.told!, after.scoring);
    expect(film.at(-1)?.view).toBe(after.view);
  });

  it.each(pairs)('deals exactly what lies there afterwards', (before, after) => {
    const film = filmOf(before.view, after.view, after.told!, after.scoring);
    const dealt = film.find((frame) => frame.about === 'deal');
    expect(dealt?.view.areas.map((area) => area.cards)).toEqual(after.view.areas.map((area) => area.cards));
  });

  it.each(pairs)('moves the car as far as tickets were collected, and no further than the start', (before, after) => {
    const tickets = after.told!.collected.filter((card) => card.startsWith('ticket')).length;
    const film = filmOf(before.view, after.view, after.told!, after.scoring);
    const car = film.find((frame) => frame.about === 'deal')?.view.wheel.car;
    expect(car).toBe(Math.min(before.view.wheel.car + tickets, before.view.wheel.spaces));
  });

  it.each(pairs)('has a picture for every supporter that is sent', (before, after) => {
    const film = filmOf(before.view, after.view, after.told!, after.scoring);
    const sent = after.told!.moves.filter((move) => move.kind !== 'discard');
    expect(film.filter((frame) => frame.journey)).toHaveLength(sent.length);
  });

  it.each(pairs)('takes Palmer’s supporter from the area that it leaves', (before, after) => {
    const film = filmOf(before.view, after.view, after.told!, after.scoring);
    const told = after.told!.moves.filter((move) => move.kind === 'palmer');
    const shown = film.map((frame) => frame.journey).filter((journey) => journey?.figure === 'palmer');
    expect(shown).toEqual(told.map(({ seat, from, to }) => ({ seat, from, to, figure: 'palmer' })));
  });

  it.each(pairs)('takes each figure from its owner’s hand as it is played', (before, after) => {
    const { seat } = after.told!;
    const film = filmOf(before.view, after.view, after.told!, after.scoring).filter((frame) => frame.journey);
    const left = film.at(-1)?.view.seats[seat]?.figures ?? [];
    const discarded = after.told!.moves.filter((move) => move.kind === 'discard').length;
    expect(left.length).toBeLessThanOrEqual(discarded);
    expect(film[0]?.view.seats[seat]?.supply).toBe(
      (before.view.seats[seat]?.supply ?? 0) - (film[0]?.journey?.from ? 0 : 1),
    );
  });

  it.each(pairs)('shows with each picture the sentence that tells it', (before, after) => {
    // Without a language loaded, the words are their keys.
    const lines = inWords.turn(after.told!, () => '');
    const film = filmOf(before.view, after.view, after.told!, after.scoring);
    const said = { collect: 'log-collect', wheel: 'log-wheel', deal: 'log-dealt' } as const;
    for (const frame of film)
      if (frame.about === 'collect' || frame.about === 'wheel' || frame.about === 'deal')
        expect(lines[frame.line]).toBe(said[frame.about]);
  });

  it.each(pairs)('deals the cards in the order in which they were drawn', (before, after) => {
    const film = filmOf(before.view, after.view, after.told!, after.scoring);
    expect(film.find((frame) => frame.about === 'deal')?.arriving).toEqual(after.told!.dealt.map((deal) => deal.card));
  });

  it.each(pairs)('shows a supporter more where one was placed', (before, after) => {
    const [first] = filmOf(before.view, after.view, after.told!, after.scoring);
    const placed = first?.changes.some((change) => change.by > 0);
    expect(placed).toBe(true);
  });
});

describe('a takeback', () => {
  it('unmakes the turns after the one it goes back to', () => {
    const back = { ...(steps[3] as Step), number: 6, kind: 'takeback' as const };
    const kept = standing([...steps.slice(0, 6), back]);
    expect(kept.map((step) => step.turn)).toEqual([0, 1, 2, 3]);
  });
});
