/** The rules by their ids, chapter by chapter, as the rules page of the project numbers them. */

export const CHAPTERS = {
  S: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'S10'],
  T: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10', 'T11', 'T12', 'T13', 'T14'],
  P: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10'],
  E: ['E1', 'E2', 'E3', 'E4'],
} as const;

export type Chapter = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[Chapter][number];

export const CHAPTER_IDS = Object.keys(CHAPTERS) as Chapter[];
export const RULE_IDS: readonly RuleId[] = CHAPTER_IDS.flatMap((chapter): readonly RuleId[] => CHAPTERS[chapter]);

/** A rule's id however it is written; null, if there is no such rule. */
export const ruleNamed = (text: string | null | undefined): RuleId | null =>
  RULE_IDS.find((rule) => rule === text?.trim().toUpperCase()) ?? null;
