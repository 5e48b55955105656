/** Writing a record: the set-up, the result, and the whole of a game. */
import { areaName, perArea } from './areas.ts';
import { AREAS, type Area } from './facts.ts';
import { AREA_COUNT, RECORD, RULES_VERSION, STATE } from './layout.ts';
import type { Card, Contributions, GameRecord, Result, Seat, Setup, Turn } from './model.ts';
import type { Position } from './position.ts';
import { hexOf, type Bytes } from './shuffle.ts';

/** What a record says besides the set-up and the turns. */
export interface Told {
  seats: readonly Seat[];
  commitment: string;
  contributions: Contributions;
  /** The table's; told with the result only. */
  seed: Bytes | null;
  result: Result | null;
}

/** The record of a game from its first position on. */
export function writeRecord(beginning: Position, turns: Turn[], told: Told): GameRecord {
  return {
    format: RECORD.format,
    version: RECORD.version,
    edition: beginning.box.edition,
    rules: RULES_VERSION,
    options: { approvals: beginning.hasChosenApprovals ? 'chosen' : 'automatic' },
    seats: [...told.seats],
    commitment: told.commitment,
    ...(hasAny(told.contributions) && { contributions: told.contributions }),
    setup: setupOf(beginning),
    turns,
    ...(told.result && told.seed && { seed: hexOf(told.seed) }),
    ...(told.result && { result: told.result }),
  };
}

/** Whether any seat added to the shuffle. */
export const hasAny = (contributions: Contributions): boolean => contributions.some((one) => one !== null);

/** The board before the first turn. */
export function setupOf(position: Position): Setup {
  const order = AREAS.map((_, place) => position.areaAt(place));
  const names = order.map(areaName);
  const cards = order.map((area) => position.box.cardNames(position.cardsAt(area)));
  return {
    areas: names,
    cards: Object.fromEntries(names.map((name, index) => [name, cards[index]])) as Record<Area, Card[]>,
  };
}

/** E2 to E4 for every player. */
export function resultOf(position: Position): Result {
  const seats = Array.from({ length: position.players }, (_, seat) => ({
    coins: position.get(STATE.coins, seat),
    medals: position.get(STATE.medals, seat),
    exhibits: position.setPoints(seat),
    total: position.totalPoints(seat),
    tokens: perArea((area) => position.tokens(seat, area)),
    unapproved: position.row(STATE.held, AREA_COUNT, seat).reduce((sum, held) => sum + held, 0),
  }));
  return { seats, winners: position.winners() };
}
