/** Which rule decided: why something was refused, why a place brought what it did, why something counts. */
import type { Place } from '../game/types';
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

/** Why a place in an area brings what it brings. */
export const ruleOfAward = (place: Place): RuleId => (place === 'tied_first' ? 'P5' : 'P4');

/** Why somebody has no place in an area that is scored. */
export function ruleOfNoAward({ supporters, isFirstTied }: { supporters: number; isFirstTied: boolean }): RuleId {
  if (supporters === 0) return 'P6';
  return isFirstTied ? 'P5' : 'P4';
}

/** Why exhibits were approved, or were not. */
export const ruleOfApproval = (approved: number): RuleId => (approved > 0 ? 'P7' : 'P8');

/** The rule behind what else a table tells. */
export const RULE_OF = {
  leaderBonus: 'P1',
  tickets: 'P2',
  order: 'P3',
  recall: 'P9',
  sets: 'E3',
  total: 'E2',
  tieBreak: 'E4',
  deal: 'T11',
  collect: 'T8',
  wheel: 'T9',
  startBonus: 'S9',
} as const satisfies Record<string, RuleId>;
