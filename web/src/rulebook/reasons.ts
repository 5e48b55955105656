/** Which rule something was refused by; what a scoring phase gives says its rule itself (`game/scoring.ts`). */
import { Refusal } from '../lib/refusal';
import { ruleNamed, type RuleId } from './rules';

/** Refusals that are about the game and not about the table, but name no rule themselves. */
const RULE_OF_CODE: Partial<Record<string, RuleId>> = {
  not_your_turn: 'T14',
  game_over: 'E1',
};

/** The rule that a refusal rests on; null, if no rule of the game is the reason. */
export function ruleOfRefusal(error: unknown): RuleId | null {
  if (!(error instanceof Refusal)) return null;
  return ruleNamed(error.rule) ?? RULE_OF_CODE[error.code] ?? null;
}
