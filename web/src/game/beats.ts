/** A step, beat by beat: each with its picture, what travels in it, its sentence and its sound. */
import { kindOf } from './cards';
import { eventsOf, type StepEvent } from './events';
import type { Step, TurnTold } from './ledger';
import { areaOf, figureOf, type Move } from './moves';
import { scoringBeats, type ScoringBeat } from './scoring';
import type { AreaId, AreaView, CardId, FairView, FigureId, SeatView } from './types';

/** A supporter on its way. */
export interface Journey {
  seat: number;
  /** Null from the supply. */
  from: AreaId | null;
  to: AreaId;
  /** Whose doing it is, if a figure's. */
  figure: FigureId | null;
}

/** What the board is drawn from while a step is played out. */
export interface Picture {
  view: FairView;
  /** Where supporters came or went, by area and seat. */
  changes: { area: AreaId; seat: number; by: number }[];
  /** The area whose cards are being taken. */
  collecting: AreaId | null;
  /** The cards that come from the deck, in order. */
  arriving: CardId[];
  /** The area that is being scored. */
  scoring: AreaId | null;
}

export type Sound = 'knock' | 'cards' | 'wheel' | 'award';

export interface Beat extends Picture {
  about: 'supporters' | 'discard' | 'collect' | 'wheel' | 'reshuffle' | 'deal' | 'approval' | 'takeback' | 'scoring';
  /** What is seen while something is on its way; null where nothing is. */
  leaving: Picture | null;
  journey: Journey | null;
  sentence: string;
  sound: Sound | null;
  /** Whose doing it is. */
  seat: number | null;
  /** How long it stays, 1 for as long as a supporter does. */
  weight: number;
  /** What it gives to whom, for a beat of a scoring phase. */
  scored: ScoringBeat | null;
}

/** Finds the words for what happens. */
export interface Narrator {
  event: (event: StepEvent) => string;
  scored: (beat: ScoringBeat) => string;
}

const still = (view: FairView): Picture => ({ view, changes: [], collecting: null, arriving: [], scoring: null });

const withAreas = (view: FairView, change: (area: AreaView) => AreaView): FairView => ({
  ...view,
  areas: view.areas.map(change),
});

const withSeat = (view: FairView, seat: number, change: (seat: SeatView) => SeatView): FairView => ({
  ...view,
  seats: view.seats.map((one) => (one.seat === seat ? change(one) : one)),
});

/** The supporter that a move sends, if it sends one. */
function journeyOf(move: Move, seat: number, placed: AreaId | null): Journey | null {
  const to = areaOf(move, placed);
  if (!to || move.kind === 'approve') return null;
  if (move.kind === 'palmer') return { seat: move.seat, from: move.from, to, figure: 'palmer' };
  const from = move.kind === 'place' || move.kind === 'figure' ? move.from : null;
  return { seat, from, to, figure: figureOf(move) };
}

const changed = (view: FairView, changes: Picture['changes']): FairView =>
  withAreas(view, (area) => ({
    ...area,
    supporters: area.supporters.map((count, seat) =>
      changes.reduce((sum, one) => (one.area === area.area && one.seat === seat ? sum + one.by : sum), count),
    ),
  }));

/** The figure's card is gone from its owner's hand, whether it was played or given up. */
function withoutFigure(view: FairView, seat: number, figure: FigureId | null): FairView {
  return withSeat(view, seat, (one) => {
    const used = one.figures.findIndex((card) => kindOf(card) === figure);
    return used < 0 ? one : { ...one, figures: one.figures.filter((_, i) => i !== used) };
  });
}

/** A supporter has left its supply or its area, and is nowhere yet. */
function departed(view: FairView, { seat, from }: Journey): Picture {
  if (!from) return still(withSeat(view, seat, (one) => ({ ...one, supply: one.supply - 1 })));
  const changes = [{ area: from, seat, by: -1 }];
  return { ...still(changed(view, changes)), changes };
}

/** It has arrived; where it came back to its own area, nothing is another. */
function arrived(leaving: Picture, { seat, from, to }: Journey): Picture {
  const there = { area: to, seat, by: 1 };
  return { ...still(changed(leaving.view, [there])), changes: from === to ? [] : [there, ...leaving.changes] };
}

const NOTHING = { leaving: null, journey: null, sound: null, scored: null };

/** Writes the beats of a turn down, one after the other. */
class Reel {
  readonly beats: Beat[] = [];
  view: FairView;
  readonly #step: Step;
  readonly #turn: TurnTold;
  readonly #narrator: Narrator;

  constructor(before: FairView, step: Step, turn: TurnTold, narrator: Narrator) {
    this.view = { ...before, toMove: turn.seat };
    this.#step = step;
    this.#turn = turn;
    this.#narrator = narrator;
  }

  add(event: StepEvent): void {
    switch (event.kind) {
      case 'move':
        return this.#move(event);
      case 'collect':
        return this.#collect(event);
      case 'wheel':
        return this.#wheel(event);
      case 'reshuffle':
        return this.#note(event, { ...still(this.view), about: 'reshuffle', weight: 0.8 });
      case 'deal':
        return this.#deal(event);
      case 'takeback':
        return this.#note(event, { ...still(this.#step.view), about: 'takeback', weight: 1 });
    }
  }

  #note(event: StepEvent, beat: Picture & Pick<Beat, 'about' | 'weight'> & Partial<Beat>): void {
    this.view = beat.view;
    const { seat } = this.#turn;
    this.beats.push({ ...NOTHING, seat, ...beat, sentence: this.#narrator.event(event) });
  }

  #move(event: StepEvent & { kind: 'move' }): void {
    const view = withoutFigure(this.view, event.seat, figureOf(event.move));
    const journey = journeyOf(event.move, event.seat, event.placed);
    if (!journey) return this.#note(event, { ...still(view), about: 'discard', weight: 0.8, sound: 'cards' });
    const leaving = departed(view, journey);
    const there = arrived(leaving, journey);
    const isLast = event.move === this.#turn.moves.findLast((move) => move.kind !== 'discard');
    // Nobody knows better until all supporters of the turn have arrived.
    const shown = isLast ? { ...there, view: withPlaces(there.view, this.#step) } : there;
    this.#note(event, { ...shown, about: 'supporters', leaving, journey, weight: 1, sound: 'knock' });
  }

  #collect(event: StepEvent & { kind: 'collect' }): void {
    const { placed } = this.#turn;
    const taken = withAreas(this.view, (area) => (area.area === placed ? { ...area, cards: [] } : area));
    // What a scoring phase gives is told by itself.
    const { seats } = this.#step.scored ?? this.#step.view;
    const isEmpty = !event.cards.length;
    this.#note(event, {
      ...still({ ...taken, seats }),
      about: 'collect',
      leaving: isEmpty ? null : { ...still(this.view), collecting: placed },
      weight: isEmpty ? 0.5 : 1,
      sound: isEmpty ? null : 'cards',
    });
  }

  #wheel(event: StepEvent & { kind: 'wheel' }): void {
    const { wheel } = this.view;
    // A ticket too many does not take the car beyond its start (T9).
    const car = this.#step.scored ? wheel.spaces : this.#step.view.wheel.car;
    const view = { ...this.view, wheel: { ...wheel, car, remaining: wheel.spaces - car } };
    this.#note(event, { ...still(view), about: 'wheel', weight: 1.2, sound: 'wheel' });
  }

  #deal(event: StepEvent & { kind: 'deal' }): void {
    const view = withAreas({ ...this.view, deck: this.#step.view.deck }, (area) => ({
      ...area,
      cards: [...area.cards, ...event.dealt.filter((deal) => deal.area === area.area).map((deal) => deal.card)],
    }));
    const arriving = event.dealt.map((deal) => deal.card);
    this.#note(event, {
      ...still(view),
      about: 'deal',
      arriving,
      weight: 0.8 + 0.25 * arriving.length,
      sound: 'cards',
    });
  }
}

/** Who leads where after a turn, before a scoring phase in it calls supporters home. */
const withPlaces = (view: FairView, { scored, view: after }: Step): FairView =>
  withAreas(view, (area) => ({
    ...area,
    awards: (scored ?? after).areas.find((other) => other.area === area.area)?.awards ?? area.awards,
  }));

/** An approval or a takeback: the position after it. */
function single(step: Step, event: StepEvent, { event: say }: Narrator): Beat {
  const about = event.kind === 'takeback' ? 'takeback' : 'approval';
  const view = (step.scoring && step.scored) || step.view;
  return { ...NOTHING, ...still(view), about, seat: step.seat, weight: 1, sentence: say(event) };
}

const scoringBeat = (scored: ScoringBeat, { scored: say }: Narrator): Beat => ({
  ...NOTHING,
  ...still(scored.view),
  about: 'scoring',
  scoring: scored.area,
  scored,
  seat: null,
  sound: 'award',
  weight: scored.about === 'area' ? 2 : 1.5,
  sentence: say(scored),
});

/** From one step to the next: all that happens, the scoring phase at its end included. */
export function beatsOf(before: FairView, step: Step, narrator: Narrator): Beat[] {
  const events = eventsOf(step);
  const scoring = scoringBeats(step).map((beat) => scoringBeat(beat, narrator));
  if (!step.told) return [...events.map((event) => single(step, event, narrator)), ...scoring];
  const reel = new Reel(before, step, step.told, narrator);
  for (const event of events) reel.add(event);
  return [...reel.beats, ...scoring];
}
