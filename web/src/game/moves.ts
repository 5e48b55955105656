/** A move's text, read: `davis agriculture from fine_arts`. It knows how moves are written, not which are legal. */
import { HOMES } from './facts';
import type { AreaId, FigureId } from './types';

export type Move =
  | { kind: 'place'; area: AreaId; from: AreaId | null }
  | { kind: 'figure'; figure: FigureId; area: AreaId | null; from: AreaId | null }
  | { kind: 'palmer'; seat: number; from: AreaId; to: AreaId }
  | { kind: 'discard'; figure: FigureId }
  | { kind: 'approve'; area: AreaId; count: number };

/** What a player points at, in order, to make one move. */
export type Pick =
  | { kind: 'area'; area: AreaId }
  /** Where a supporter comes from when the supply is empty. */
  | { kind: 'source'; area: AreaId }
  | { kind: 'stack'; seat: number; area: AreaId };

export function readMove(text: string): Move {
  const [head, source] = text.split(' from ');
  const from = (source ?? null) as AreaId | null;
  const [word, ...rest] = (head ?? '').split(' ');
  switch (word) {
    case 'place':
      return { kind: 'place', area: rest[0] as AreaId, from };
    case 'palmer':
      return { kind: 'palmer', seat: Number(rest[0]), from: rest[1] as AreaId, to: rest[2] as AreaId };
    case 'discard':
      return { kind: 'discard', figure: rest[0] as FigureId };
    case 'approve':
      return { kind: 'approve', area: rest[0] as AreaId, count: Number(rest[1]) };
    default:
      return { kind: 'figure', figure: word as FigureId, area: (rest[0] ?? null) as AreaId | null, from };
  }
}

/** The figure that a move plays or discards. */
export function figureOf(move: Move): FigureId | null {
  if (move.kind === 'palmer') return 'palmer';
  return move.kind === 'figure' || move.kind === 'discard' ? move.figure : null;
}

/** Where a move's supporter goes; `placed` is the area of the turn's placement. */
export function areaOf(move: Move, placed: AreaId | null): AreaId | null {
  if (move.kind === 'place') return move.area;
  if (move.kind === 'palmer') return move.to;
  return move.kind === 'figure' ? (move.area ?? HOMES[move.figure] ?? placed) : null;
}

/** What has to be pointed at for this move. */
export function picksOf(move: Move, placed: AreaId | null): Pick[] {
  const area = areaOf(move, placed);
  if (!area) return [];
  if (move.kind === 'palmer')
    return [
      { kind: 'stack', seat: move.seat, area: move.from },
      { kind: 'area', area },
    ];
  const from = move.kind === 'place' || move.kind === 'figure' ? move.from : null;
  return from
    ? [
        { kind: 'area', area },
        { kind: 'source', area: from },
      ]
    : [{ kind: 'area', area }];
}

export const isSamePick = (a: Pick, b: Pick): boolean =>
  a.kind === b.kind && a.area === b.area && (a.kind !== 'stack' || b.kind !== 'stack' || a.seat === b.seat);
