/** The log of a game, step by step: each entry with the position after it and what it took and gave. */
import { areaOf, readMove, type Move } from './moves';
import { fairView, type Sitter } from './present';
import { scoredPosition, stillScored } from './scored';
import type { AreaId, CardId, FairView } from './types';
import type { components } from '../lib/wire';

type Schemas = components['schemas'];
export type WireEntry = Schemas['Entry'];
export type WireGame = Schemas['GameInfo'];
export type WireScoring = Schemas['Scoring'];
export type WireResult = Schemas['Result'];

/** A turn with what it collected. */
export interface TurnTold {
  /** From 1. */
  number: number;
  seat: number;
  moves: Move[];
  placed: AreaId;
  collected: CardId[];
  dealt: { area: AreaId; card: CardId }[];
  reshuffled: boolean;
}

export interface Step {
  /** Of the entry in the log. */
  number: number;
  kind: WireEntry['kind'];
  seat: number | null;
  /** How many turns are finished after it. */
  turn: number;
  phase: WireGame['view']['phase'];
  legal: string[];
  view: FairView;
  /** What was done, for a turn. */
  told: TurnTold | null;
  /** What was chosen, for an approval. */
  approval: Move | null;
  /** What scoring gave, on the step that completed it. */
  scoring: WireScoring | null;
  /** The position that is scored, on the turn that triggered it and on its approvals. */
  scored: FairView | null;
  result: WireResult | null;
  byBot: boolean;
}

export function stepOf(entry: WireEntry, game: WireGame, before: Step | null, sitters: readonly Sitter[]): Step {
  const moves = (entry.moves ?? []).map(readMove);
  const step: Step = {
    number: entry.number,
    kind: entry.kind,
    seat: entry.seat ?? null,
    turn: entry.turn ?? 0,
    phase: game.view.phase,
    legal: game.view.legal,
    view: fairView(game.view, game.if_scored, sitters),
    told: entry.kind === 'turn' ? tell(entry, moves, before) : null,
    approval: entry.kind === 'approval' ? (moves[0] ?? null) : null,
    scoring: entry.scoring ?? null,
    scored: null,
    result: game.view.result ?? null,
    byBot: entry.by_bot ?? false,
  };
  return { ...step, scored: scoredIn(step, before) };
}

function scoredIn({ told, approval, scoring, phase, view }: Step, before: Step | null): FairView | null {
  if (approval) return before?.scored ? stillScored(before.scored, view, scoring) : null;
  const isScored = scoring !== null || phase === 'approve';
  return told && before && isScored ? scoredPosition(before.view, told, view, scoring) : null;
}

/** The cards that lay at the area of the placement were collected. */
function tell(entry: WireEntry, moves: Move[], before: Step | null): TurnTold {
  const placed = (moves[0] && areaOf(moves[0], null)) as AreaId;
  return {
    number: (before?.turn ?? 0) + 1,
    seat: entry.seat ?? 0,
    moves,
    placed,
    collected: before?.view.areas.find((area) => area.area === placed)?.cards ?? [],
    dealt: (entry.dealt ?? []).map((pair) => ({ area: pair[0], card: pair[1] })),
    reshuffled: entry.reshuffled_before !== undefined,
  };
}

/** The steps that still count: a takeback unmakes what came after the turn it goes back to. */
export function standing(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (step.kind === 'takeback') {
      while (kept.length > 1 && (kept.at(-1)?.turn ?? 0) > step.turn) kept.pop();
      while (kept.length > 1 && kept.at(-1)?.turn === step.turn && kept.at(-1)?.phase === 'approve') kept.pop();
    } else kept.push(step);
  }
  return kept;
}
