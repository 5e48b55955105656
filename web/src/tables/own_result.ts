/** What a game that has ended tells of its reader, against the levels there. The server decides alike (`server/tables/results.py`). */
import type { Step } from '../game/ledger';
import { scoreAgainst } from '../game/matching';
import { placesOf } from '../game/places';
import { isBotLevel } from '../lib/bots';
import type { Scores } from '../lib/results';
import type { SeatInfo, TableInfo } from './source';

/** Nothing, where the cards were seen before, or the reader plays against themselves. */
export function ownScores(table: TableInfo, person: string, steps: readonly Step[]): Scores {
  const [own, ...more] = table.seats.filter((seat) => seat.person === person);
  if (own?.kind !== 'person' || more.length || table.origin || table.same_deal_as) return [];
  const result = steps.at(-1)?.result;
  if (result ? !hasLeft(own) && !hasPlayed(own, table, steps) : !isGivenUp(table, person)) return [];
  const places = result && !hasLeft(own) ? placesOf(result) : null;
  return table.seats.flatMap(({ number, kind, level }) =>
    kind === 'bot' && level && isBotLevel(level)
      ? [[level, places ? scoreAgainst(places[own.number] ?? 0, places[number] ?? 0) : 0] as const]
      : [],
  );
}

const hasLeft = ({ is_away, has_forfeited }: SeatInfo): boolean => is_away || has_forfeited;

/** A stand-in decided no more than every other turn. */
function hasPlayed({ number }: SeatInfo, { seats }: TableInfo, steps: readonly Step[]): boolean {
  const stoodIn = steps.filter(({ kind, seat, byBot }) => kind === 'turn' && seat === number && byBot).length;
  return 2 * stoodIn <= Math.ceil(((steps.at(-1)?.turn ?? 0) - number) / seats.length);
}

/** What several people end early is nobody's loss, and so is what ends before everyone has had a turn. */
const isGivenUp = ({ status, turn, seats, options }: TableInfo, person: string): boolean =>
  status === 'abandoned' &&
  turn >= seats.length &&
  (options.is_rated === true ||
    seats.every((seat) => seat.person === null || seat.person === person || seat.is_bot_account));
