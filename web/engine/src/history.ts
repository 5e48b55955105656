/** What was played, decision by decision, with the states to go back to. */
import { STATE } from './layout.ts';
import { textOf } from './moves.ts';
import type { StateBytes } from './position.ts';

/** One decision that was made, and the one before it; copies of a game share these. */
export interface Step {
  /** The state in which it was made. */
  readonly before: StateBytes;
  readonly decision: number;
  readonly earlier: Step | null;
}

/** The number of finished turns when a step was made. */
const turnOf = ({ before }: Step): number =>
  new DataView(before.buffer, before.byteOffset).getUint16(STATE.turn.at, true);

/** Their decisions as texts. */
export const textsOf = (steps: readonly Step[]): string[] => steps.map((step) => textOf(step.decision));

/** From the first step to the last. */
export function stepsTo(last: Step | null): Step[] {
  const steps: Step[] = [];
  for (let step = last; step; step = step.earlier) steps.push(step);
  return steps.reverse();
}

/** The steps of one turn, in order; approvals in its scoring are among them. */
export function stepsOfTurn(last: Step | null, turn: number): Step[] {
  const steps: Step[] = [];
  for (let step = last; step && turnOf(step) >= turn; step = step.earlier) {
    if (turnOf(step) === turn) steps.push(step);
  }
  return steps.reverse();
}

/** The steps of every turn, the first turn first. */
export function stepsByTurn(last: Step | null): Map<number, Step[]> {
  const turns = new Map<number, Step[]>();
  for (const step of stepsTo(last)) {
    const steps = turns.get(turnOf(step));
    if (steps) steps.push(step);
    else turns.set(turnOf(step), [step]);
  }
  return turns;
}
