/** What the board is told. Plain data, no rule: the server's view is mapped onto these. */

import type { AreaId, CardKind, Colour, FigureId, Place } from './facts';

export type { AreaId, CardKind, Colour, FigureId, Place };

/** Something for each area. */
export const byArea = <Value>(of: (area: AreaId) => Value): Record<AreaId, Value> => ({
  agriculture: of('agriculture'),
  electricity: of('electricity'),
  fine_arts: of('fine_arts'),
  manufacturing: of('manufacturing'),
  transportation: of('transportation'),
});

/** `electricity-3`, `ticket-9`, `burnham-1`. */
export type CardId = `${CardKind}-${number}`;

/** What a seat would be awarded in an area if scoring came now. */
export interface AwardView {
  seat: number;
  place: Place;
  /** Points of the leader medal, 0 for none. */
  medal: number;
  /** Exhibits that may be approved. */
  approvals: number;
  /** Exhibits that would be approved with the cards held now. */
  approved: number;
}

export interface AreaView {
  area: AreaId;
  /** 0 to 4 clockwise, 0 left of the wheel's base, 4 right of it. */
  position: number;
  capacity: number;
  cards: CardId[];
  /** Supporters by seat. */
  supporters: number[];
  awards: AwardView[];
}

export interface SeatView {
  seat: number;
  name: string;
  /** The seat's; its shape follows from it (see Supporter.svelte). */
  colour: Colour;
  isBot: boolean;
  /** How well a bot plays, by its name; null for people and programs. */
  level: string | null;
  supply: number;
  exhibits: Record<AreaId, number>;
  tickets: number;
  /** The exhibits and tickets themselves. */
  held: CardId[];
  /** Figures to be played on the seat's next turn (or now, when it is to move). */
  figures: CardId[];
  coins: number;
  medals: number;
  /** Approval tokens grouped into sets, best first, each with its worth. */
  sets: { areas: AreaId[]; points: number }[];
  points: number;
  /** Points if scoring came now. */
  pointsIfScored: number;
}

export interface WheelView {
  /** 9, 11 or 13, the start space counted. */
  spaces: number;
  /** The car's space, 0 is the start. */
  car: number;
  /** Tickets until scoring. */
  remaining: number;
}

export interface FairView {
  round: number;
  rounds: number;
  /** How many turns are finished. */
  turn: number;
  /** Who decides now; null when the game is over. */
  toMove: number | null;
  isOver: boolean;
  deck: number;
  discards: number;
  wheel: WheelView;
  /** In position order. */
  areas: AreaView[];
  /** In turn order. */
  seats: SeatView[];
}

/** A change of supporters that a turn brings. */
export interface ChangeView {
  area: AreaId;
  seat: number;
  by: number;
  /** Nobody has decided it: the pointer or the focus is over it. */
  isPointed: boolean;
}

/** The consequence of the turn composed so far, as the server previews it. */
export interface PreviewView {
  /** It is what pointing would lead to; nothing of the last step is decided. */
  isPointed: boolean;
  area: AreaId;
  collected: CardId[];
  wheel: { from: number; to: number; scores: boolean };
  /** Where the new cards go, in order. */
  deal: AreaId[];
  /** Supporters that the turn adds or takes, what is decided first. */
  changes: ChangeView[];
  /** The awards after the turn, by area. */
  awards: Partial<Record<AreaId, AwardView[]>>;
}

export type FigureStatus = 'waiting' | 'active' | 'played' | 'discarded';

/** The turn being composed by the reader. */
export interface TurnView {
  step: 'area' | 'figures' | 'confirm';
  place: AreaId | null;
  figures: { card: CardId; status: FigureStatus }[];
  /** What has to be pointed at next; null when nothing has. */
  asks: 'area' | 'source' | 'stack' | null;
  /** Areas that may be pointed at. */
  targets: AreaId[];
  /** Stacks that may be taken from. */
  stacks: { area: AreaId; seat: number }[];
  /** The area whose stacks are laid out to choose from; numbers mean them then. */
  opened: AreaId | null;
  /** The stack in hand, to be put down elsewhere. */
  held: { area: AreaId; seat: number } | null;
  /** The one area that the active figure can go to; null when there is a choice. */
  only: AreaId | null;
  /** The area that was picked and is not answered yet. */
  waits: AreaId | null;
  preview: PreviewView | null;
  /** How far it has come: the moves that are made, and what was pointed at for the next. */
  progress: { moves: number; picks: number };
  canUndo: boolean;
  canDiscard: boolean;
  canConfirm: boolean;
  isSending: boolean;
  /** Something was done that is not answered yet. */
  isPending: boolean;
}

/** Every word shown comes through this. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;
