/** A seat as the server tells it, with what a test says of it. */
import type { SeatInfo } from '../src/tables/source';

export const seatOf = (change: Partial<SeatInfo>): SeatInfo => ({
  number: 0,
  name: change.person ?? '',
  level: null,
  kind: 'person',
  person: null,
  is_ready: true,
  is_away: false,
  has_forfeited: false,
  reserve_s: 0,
  contribution: null,
  ...change,
});
