/** What everyone at the table may see: built by listing what to show, as on the wire. */
import { areaName, perArea } from './areas.ts';
import { KINDS, PLACES, type Area, type Place } from './facts.ts';
import {
  APPROVE,
  AREA_COUNT,
  BOX,
  DISCARDED,
  FIGURES_STEP,
  FIRST_FIGURE,
  HELD_BY,
  KIND_TICKET,
  OVER,
  PLACE,
  STATE,
} from './layout.ts';
import type { Approvals, Card, Result } from './model.ts';
import { textOf } from './moves.ts';
import type { Overview } from './overview.ts';
import type { Players, Position } from './position.ts';
import { resultOf } from './writer.ts';

export type Phase = 'place' | 'figures' | 'approve' | 'over';
const PHASES: Record<number, Phase> = {
  [PLACE]: 'place',
  [FIGURES_STEP]: 'figures',
  [APPROVE]: 'approve',
  [OVER]: 'over',
};

/** What a place in an area would give if scoring came now. */
export interface StandingView {
  seat: number;
  place: Place;
  medal: number;
  /** How many exhibits the place allows, not how many the player holds. */
  approvals: number;
  /** How many of them the player holds now. */
  would_approve: number;
}

/** An area and what lies there. */
export interface AreaView {
  area: Area;
  position: number;
  capacity: number;
  /** In the order dealt. */
  cards: Card[];
  /** By seat. */
  supporters: number[];
  standings: StandingView[];
}

/** Approval tokens of different areas, and their points together (E3). */
export interface SetView {
  areas: Area[];
  points: number;
}

/** All that a player has; it lies face up. */
export interface SeatView {
  supply: number;
  /** Proposed exhibits by area. */
  exhibits: Record<Area, Card[]>;
  tickets: Card[];
  /** To be played or discarded on this or the next turn. */
  figures: Card[];
  tokens: Record<Area, number>;
  coins: number;
  medals: number;
  /** What the tokens are worth in sets. */
  exhibit_points: number;
  /** The tokens in sets, the largest first. */
  sets: SetView[];
  /** Points so far. */
  total: number;
}

export interface WheelView {
  spaces: number;
  /** Spaces moved since the start space. */
  car: number;
  tickets_to_scoring: number;
}

/** A position as players and watchers see it: everything but the order of the deck. */
export interface View {
  players: Players;
  approvals: Approvals;
  round: number;
  /** How many turns are finished. */
  turn: number;
  phase: Phase;
  /** Whose turn it is. */
  active: number;
  /** Who decides now; null when the game is over. */
  seat: number | null;
  /** The area of this turn, once it is chosen. */
  placed: Area | null;
  wheel: WheelView;
  /** By position. */
  areas: AreaView[];
  seats: SeatView[];
  /** How many cards are left to draw. */
  deck: number;
  discard: Card[];
  /** The legal moves. */
  legal: string[];
  result: Result | null;
}

/** A position as everyone sees it, with the points of each seat if scoring came now. */
export interface GameInfo {
  view: View;
  if_scored: number[];
}

/** The public side of a position. */
export const viewOf = (position: Position): View => viewFrom(position, position.overview());

export function infoOf(position: Position): GameInfo {
  const overview = position.overview();
  return { view: viewFrom(position, overview), if_scored: pointsIfScored(position, overview) };
}

/** The public side of a position that was looked over. */
function viewFrom(position: Position, overview: Overview): View {
  const { phase } = position;
  return {
    players: position.players,
    approvals: position.hasChosenApprovals ? 'chosen' : 'automatic',
    round: position.round,
    turn: position.turn,
    phase: PHASES[phase] as Phase,
    active: position.get(STATE.active),
    seat: phase === OVER ? null : position.seat,
    placed: phase === FIGURES_STEP || phase === APPROVE ? areaName(position.placed) : null,
    wheel: wheelOf(position),
    areas: areasOf(position, overview),
    seats: seatsOf(position, overview),
    deck: position.deckSize,
    discard: position.box.cardNames(overview.cardsAt(DISCARDED)),
    legal: position.legal().map(textOf),
    result: phase === OVER ? resultOf(position) : null,
  };
}

/** The wheel, also in the middle of a turn. */
export function wheelOf(position: Position): WheelView {
  const { spaces } = position.box;
  return { spaces, car: position.car, tickets_to_scoring: spaces - position.car };
}

/** The areas by position, also in the middle of a turn. */
export const areasOf = (position: Position, overview: Overview): AreaView[] =>
  upTo(AREA_COUNT).map((place) => areaOf(position, overview, place));

/** What every player has, also in the middle of a turn. */
export const seatsOf = (position: Position, overview: Overview): SeatView[] =>
  upTo(position.players).map((seat) => seatOf(position, overview, seat));

/** Everyone's points if scoring came now and all approved what they may. */
export const pointsIfScored = (position: Position, overview: Overview): number[] =>
  overview.ifScored.slice(0, position.players);

function areaOf(position: Position, overview: Overview, place: number): AreaView {
  const area = position.areaAt(place);
  return {
    area: areaName(area),
    position: place,
    capacity: position.box.get(BOX.capacity, area),
    cards: position.box.cardNames(position.cardsAt(area)),
    supporters: upTo(position.players).map((seat) => position.supporters(seat, area)),
    standings: standingsOf(position, overview, area),
  };
}

function standingsOf(position: Position, overview: Overview, area: number): StandingView[] {
  return upTo(position.players).flatMap((seat) => {
    const row = overview.place[seat]?.[area] as number;
    const { medal, approvals } = position.box.award(row);
    if (!medal && !approvals) return [];
    const would_approve = overview.approvable[seat]?.[area] as number;
    return [{ seat, place: PLACES[row - 1] as Place, medal, approvals, would_approve }];
  });
}

function seatOf(position: Position, overview: Overview, seat: number): SeatView {
  const { box } = position;
  const byKind: Card[][] = KINDS.map(() => []);
  for (const card of overview.cardsAt(HELD_BY + seat)) byKind[box.kindOf(card)]?.push(box.cardName(card));
  return {
    supply: position.get(STATE.supply, seat),
    exhibits: perArea((area) => byKind[area] as Card[]),
    tickets: byKind[KIND_TICKET] as Card[],
    figures: byKind.slice(FIRST_FIGURE).flat(),
    tokens: perArea((area) => position.tokens(seat, area)),
    coins: position.get(STATE.coins, seat),
    medals: position.get(STATE.medals, seat),
    exhibit_points: overview.setPoints[seat] as number,
    sets: position.sets(seat).map(({ areas, points }) => ({ areas: areas.map(areaName), points })),
    total: position.totalPoints(seat),
  };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
