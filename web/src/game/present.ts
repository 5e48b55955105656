/** The server's view, given the names at the table, as the board wants to be told it. */
import type { components } from '../lib/wire';
import { COLOURS, ROUNDS } from './facts';
import { byArea, type AreaView, type FairView, type SeatView } from './types';

export type WireView = components['schemas']['View'];
type WireArea = WireView['areas'][number];
type WireSeat = WireView['seats'][number];

/** Who sits at the table, as far as the board shows it. */
export interface Sitter {
  name: string;
  isBot: boolean;
  /** How well a bot plays, by its name; null for people and programs. */
  level: string | null;
}

export function fairView(view: WireView, ifScored: readonly number[], sitters: readonly Sitter[]): FairView {
  return {
    round: view.round,
    rounds: ROUNDS,
    turn: view.turn,
    toMove: view.seat,
    isOver: view.phase === 'over',
    deck: view.deck,
    discards: view.discard.length,
    wheel: { spaces: view.wheel.spaces, car: view.wheel.car, remaining: view.wheel.tickets_to_scoring },
    areas: view.areas.map(areaOf),
    seats: view.seats.map((seat, i) => panelOf(seat, i, ifScored[i] ?? seat.total, sitters[i])),
  };
}

export const areaOf = (view: WireArea): AreaView => ({
  area: view.area,
  position: view.position,
  capacity: view.capacity,
  cards: view.cards,
  supporters: view.supporters,
  awards: view.standings.map((standing) => ({
    seat: standing.seat,
    place: standing.place,
    medal: standing.medal,
    approvals: standing.approvals,
    approved: standing.would_approve,
  })),
});

export const panelOf = (view: WireSeat, seat: number, ifScored: number, sitter: Sitter | undefined): SeatView => ({
  seat,
  name: sitter?.name ?? '',
  colour: COLOURS[seat] ?? 'orange',
  isBot: sitter?.isBot ?? false,
  level: sitter?.level ?? null,
  supply: view.supply,
  exhibits: byArea((area) => view.exhibits[area]?.length ?? 0),
  tickets: view.tickets.length,
  held: [...Object.values(view.exhibits).flat(), ...view.tickets],
  figures: view.figures,
  coins: view.coins,
  medals: view.medals,
  sets: view.sets,
  points: view.total,
  pointsIfScored: ifScored,
});

/** The same position with the names of now: languages change, and people come and go. */
export const named = (view: FairView, sitters: readonly Sitter[]): FairView => ({
  ...view,
  seats: view.seats.map((seat) => ({ ...seat, ...sitters[seat.seat] })),
});
