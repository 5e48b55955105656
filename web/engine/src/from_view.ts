/** A position made from what everyone sees of it, to try turns on where only the view is known. */
import { AREAS, KINDS } from './facts.ts';
import { AT_AREA, DISCARDED, FIRST_FIGURE, HELD_BY, IN_DECK, LEFT_OUT, PLACE, STATE } from './layout.ts';
import { Position, type Box } from './position.ts';
import type { View } from './view.ts';

/** As much of a view as a position needs, however it was brought here. */
export interface Seen extends Pick<View, 'approvals' | 'round' | 'turn' | 'phase' | 'active' | 'wheel'> {
  readonly areas: readonly Pick<View['areas'][number], 'area' | 'cards' | 'supporters'>[];
  readonly seats: readonly SeenSeat[];
  readonly discard: readonly string[];
}

interface SeenSeat {
  readonly supply: number;
  readonly coins: number;
  readonly medals: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly exhibits: Readonly<Record<string, readonly string[]>>;
  readonly tickets: readonly string[];
  readonly figures: readonly string[];
}

/** The position at the beginning of a turn; the deck is in the order of the card ids. */
export function positionFrom(box: Box, view: Seen): Position {
  if (view.phase !== 'place') throw new RangeError(`a turn begins with placing, not with ${view.phase}`);
  const position = new Position(box);
  try {
    fill(position, view);
  } catch (error) {
    position.free();
    throw error;
  }
  return position;
}

function fill(position: Position, view: Seen): void {
  const { box } = position;
  const { memory } = box;
  memory.call.clear(BigInt(position.address), BigInt(box.address), view.approvals === 'chosen' ? 1n : 0n, 1n);
  position.set(STATE.turn, view.turn);
  position.set(STATE.phase, PLACE);
  position.set(STATE.seat, view.active);
  position.set(STATE.active, view.active);
  position.set(STATE.currentRound, view.round);
  position.set(STATE.car, view.wheel.car);
  new Cards(position, view).lay();
  view.areas.forEach(({ area, cards, supporters }, place) => {
    const number = AREAS.indexOf(area);
    position.set(STATE.areaAt, number, place);
    position.set(STATE.positionOf, place, number);
    position.set(STATE.slotCount, cards.length, number);
    cards.forEach((card, slot) => position.set(STATE.slots, box.cards.indexOf(card), number, slot));
    supporters.forEach((count, seat) => position.set(STATE.supporters, count, seat, number));
  });
  view.seats.forEach((one, seat) => {
    position.set(STATE.supply, one.supply, seat);
    position.set(STATE.coins, one.coins, seat);
    position.set(STATE.medals, one.medals, seat);
    AREAS.forEach((area, number) => position.set(STATE.tokens, one.tokens[area] ?? 0, seat, number));
  });
}

/** Where each card is. */
class Cards {
  readonly #position: Position;
  readonly #view: Seen;
  readonly #numbers: Map<string, number>;
  readonly #hidden: Set<number>;

  constructor(position: Position, view: Seen) {
    this.#position = position;
    this.#view = view;
    this.#numbers = new Map(position.box.cards.map((name, card) => [name, card]));
    this.#hidden = new Set(position.box.deck);
  }

  lay(): void {
    this.#numbers.forEach((card) => this.#position.set(STATE.cardPlace, LEFT_OUT, card));
    for (const { area, cards } of this.#view.areas)
      for (const name of cards) this.#put(name, AT_AREA + AREAS.indexOf(area));
    this.#view.seats.forEach((seat, number) => {
      const held = [...AREAS.flatMap((area) => seat.exhibits[area] ?? []), ...seat.tickets, ...seat.figures];
      for (const name of held) this.#hold(name, number);
    });
    for (const name of this.#view.discard) this.#put(name, DISCARDED);
    this.#position.set(STATE.discardSize, this.#view.discard.length);
    const deck = [...this.#hidden].sort((a, b) => a - b);
    for (const card of deck) this.#position.set(STATE.cardPlace, IN_DECK, card);
    this.#position.giveDeck(deck);
  }

  #put(name: string, place: number): number {
    const card = this.#numbers.get(name);
    if (card === undefined) throw new RangeError(`there is no card ${name}`);
    this.#hidden.delete(card);
    this.#position.set(STATE.cardPlace, place, card);
    return card;
  }

  #hold(name: string, seat: number): void {
    const kind = this.#position.box.kindOf(this.#put(name, HELD_BY + seat));
    this.#add(STATE.held, seat, kind);
    if (kind >= FIRST_FIGURE && kind < KINDS.length) this.#add(STATE.figuresHeld, seat);
  }

  #add(field: (typeof STATE)['held' | 'figuresHeld'], row: number, column = 0): void {
    this.#position.set(field, this.#position.get(field, row, column) + 1, row, column);
  }
}
