/** A position at a glance: what everyone sees and what scoring would give. */
import { AREA_COUNT, CARD_COUNT, OVERVIEW, SEAT_COUNT, type Field } from './layout.ts';
import type { Memory } from './memory.ts';

export interface Overview {
  /** By seat and area, a row of the award table. */
  readonly place: number[][];
  /** By seat and area, how many exhibits may be approved. */
  readonly approvable: number[][];
  readonly setPoints: number[];
  readonly ifScored: number[];
  /** The cards at a place (`IN_DECK`, `HELD_BY + seat`, …), in the order of their ids. */
  readonly cardsAt: (place: number) => number[];
}

/** What the engine has written down at an address. */
export function readOverview(memory: Memory, address: number): Overview {
  const perSeat = <Value>(value: (seat: number) => Value) =>
    Array.from({ length: SEAT_COUNT }, (_, seat) => value(seat));
  const table = (field: Field) => perSeat((seat) => memory.row(address, field, AREA_COUNT, seat));
  const points = (field: Field) => perSeat((seat) => memory.get(address, field, seat));
  const first = memory.row(address, OVERVIEW.first, OVERVIEW.first.shape[0]);
  const cards = memory.row(address, OVERVIEW.cards, CARD_COUNT);
  return {
    place: table(OVERVIEW.place),
    approvable: table(OVERVIEW.approvable),
    setPoints: points(OVERVIEW.setPoints),
    ifScored: points(OVERVIEW.ifScored),
    cardsAt: (place) => cards.slice(first[place], first[place + 1]),
  };
}
