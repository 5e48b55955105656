/** What this device adds to a table's shuffle: made here, remembered here, so that it can be found again at the end. */
import type { SeatInfo, TableInfo } from '../tables/source';
import { randomHex } from './hex';

/** 32 bytes, as `docs/fair-shuffle.md` says. */
const BYTES = 32;
const KEY = 'worldsfair-contributions';
const MOST_REMEMBERED = 50;

/** What was promised and what was added, before a game began. */
export interface Remembered {
  table: string;
  commitment: string;
  contribution: string;
}

const isRemembered = (found: unknown): found is Remembered =>
  typeof found === 'object' &&
  found !== null &&
  'table' in found &&
  'commitment' in found &&
  'contribution' in found &&
  [found.table, found.commitment, found.contribution].every((one) => typeof one === 'string');

function all(): Remembered[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

/** All that this device noted of a table; more than one if its promise was made anew. */
export const remembered = (table: string): Remembered[] => all().filter((one) => one.table === table);

function remember(fresh: Remembered): void {
  const others = all().filter((one) => one.table !== fresh.table || one.commitment !== fresh.commitment);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, fresh].slice(-MOST_REMEMBERED)));
  } catch {
    // A browser that keeps nothing still adds to the shuffle; only the proof can't tell it again.
  }
}

/** What this device adds to the shuffle that was promised so: new bytes, or those that it noted before. */
export function ownContribution(table: string, commitment: string): string {
  const known = remembered(table).find((one) => one.commitment === commitment);
  const own = known ?? { table, commitment, contribution: randomHex(BYTES) };
  remember(own);
  return own.contribution;
}

/** The seats of one person's device; a program's seat is its own. */
const seatsOf = (seats: readonly SeatInfo[], person: string | null): SeatInfo[] =>
  seats.filter((seat) => seat.kind === 'person' && seat.person !== null && seat.person === person);

/** The seat under which a seat's device has added to the shuffle: one device does so once, for all its seats. */
export const addedAt = (seats: readonly SeatInfo[], seat: SeatInfo): SeatInfo | null =>
  [seat, ...(seat.kind === 'person' ? seatsOf(seats, seat.person) : [])].find((one) => one.contribution !== null) ??
  null;

/** Whether this person's device should add to the shuffle of this table now. */
export function isWanted({ status, commitment, seats }: TableInfo, person: string | null): boolean {
  const own = seatsOf(seats, person);
  return (
    status === 'waiting' && commitment !== null && own.length > 0 && own.every((seat) => seat.contribution === null)
  );
}
