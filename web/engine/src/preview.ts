/** What a turn leads to, as far as anyone may know it: all but the cards that will be dealt. */
import { areaName } from './areas.ts';
import { GameOver, IllegalMove } from './errors.ts';
import type { Area } from './facts.ts';
import { COLLECT, DEAL, SHUFFLE } from './layout.ts';
import type { Card } from './model.ts';
import { parseMove, textOf } from './moves.ts';
import type { Position } from './position.ts';
import { applyText } from './turns.ts';
import { areasOf, pointsIfScored, seatsOf, wheelOf, type AreaView, type SeatView, type WheelView } from './view.ts';

/** A turn so far. With `is_complete` the cards are collected, but none is dealt yet. */
export interface Preview {
  moves: string[];
  /** Whether nothing is left to decide in this turn. */
  is_complete: boolean;
  /** What may be added to the moves. */
  legal: string[];
  areas: AreaView[];
  seats: SeatView[];
  wheel: WheelView;
  /** The cards that this turn takes (T8). */
  collected: Card[];
  /** The areas that will get the new cards, in order (T11, T12). */
  deal_to: Area[];
  triggers_scoring: boolean;
  /** The points of each seat if scoring came now. */
  if_scored: number[];
}

/** Try the moves on a copy of a position at the beginning of a turn. */
export function previewTurn(position: Position, moves: readonly string[]): Preview {
  if (position.isOver) throw new GameOver();
  const copies: Position[] = [];
  const copyOf = (original: Position): Position => {
    const copy = original.copy();
    copies.push(copy);
    return copy;
  };
  try {
    return tried(copyOf(position), moves, copyOf);
  } finally {
    for (const copy of copies) copy.free();
  }
}

function tried(trial: Position, moves: readonly string[], copyOf: (original: Position) => Position): Preview {
  trial.giveDeck(trial.sortedDeck);
  const texts = moves.map((text) => textOf(parseMove(text)));
  for (const text of texts) {
    if (!trial.awaitsTurnMove) throw IllegalMove.after(text);
    applyText(trial, text);
  }
  const isComplete = trial.phase === COLLECT;
  const hasMoves = texts.length > 0;
  const end = hasMoves ? copyOf(trial) : trial;
  // No figure that is left to play changes what is collected.
  if (hasMoves) end.collect();
  const shown = isComplete ? end : trial;
  const overview = shown.overview();
  const wheel = wheelOf(end);
  return {
    moves: texts,
    is_complete: isComplete,
    legal: isComplete ? [] : trial.legal().map(textOf),
    areas: areasOf(shown, overview),
    seats: seatsOf(shown, overview),
    wheel,
    collected: hasMoves ? trial.box.cardNames(trial.cardsAt(trial.placed)) : [],
    deal_to: hasMoves ? dealTo(copyOf(end)) : [],
    triggers_scoring: wheel.tickets_to_scoring === 0,
    if_scored: pointsIfScored(shown, overview),
  };
}

/** Where the cards go; which cards they are does not matter to that. */
function dealTo(trial: Position): Area[] {
  const areas: Area[] = [];
  while (trial.phase === DEAL || trial.phase === SHUFFLE) {
    if (trial.phase === SHUFFLE) {
      trial.giveDeck(trial.gatherDiscards());
      continue;
    }
    const before = trial.slotCounts;
    trial.runStage();
    trial.slotCounts.forEach((count, area) => {
      if (count > (before[area] as number)) areas.push(areaName(area));
    });
  }
  return areas;
}
