/** Why a decision is refused: the engine finds the reason, and the sentence is filled in. */
import { areaName } from './areas.ts';
import { GameOver, IllegalMove, type GameError } from './errors.ts';
import { REASONS } from './layout.ts';
import { textOf } from './moves.ts';
import type { Position } from './position.ts';

/** For a decision that is not among the legal ones. */
export function refusal(position: Position, decision: number): GameError {
  if (position.isOver) return new GameOver();
  const { rule, sentence } = REASONS[position.reasonAgainst(decision)] as (typeof REASONS)[number];
  const words = textOf(decision).split(' ');
  const values: Record<string, unknown> = {
    seat: position.seat,
    scored: position.awaitsApproval ? areaName(position.scoredArea) : '',
    most: position.legal().length - 1,
    last: words.at(-1),
    figure: words[0] === 'discard' ? words[1] : words[0],
  };
  const told = sentence.replace(/\{(\w+)(?:\[(\d)\])?\}/g, (_, name: string, index?: string) =>
    String(index === undefined ? values[name] : words[Number(index)]),
  );
  return new IllegalMove(told, rule);
}

/** A turn that ends too early. */
export function incomplete(position: Position): IllegalMove {
  if (position.awaitsApproval) {
    return new IllegalMove(`Player ${position.seat} has yet to choose what to approve.`, 'P7');
  }
  return position.isInFiguresStep
    ? new IllegalMove('The turn is not complete: a figure is left to play.', 'T3')
    : new IllegalMove('The turn is not complete: no supporter is placed.', 'T1');
}
