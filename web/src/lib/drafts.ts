/** Turns that are composed and not sent, kept by this tab over a reload: one for each table. */

export interface Draft {
  /** The step that the turn follows; another one is another turn. */
  follows: number;
  seat: number;
  moves: string[];
}

const keyOf = (table: string): string => `worldsfair-draft-${table}`;

/** Without moves there is nothing to keep. */
export function keepDraft(table: string, draft: Draft): void {
  try {
    if (draft.moves.length) sessionStorage.setItem(keyOf(table), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(table));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The moves of the turn that was being composed after this step; none, if it was another. */
export function draftOf(table: string, follows: number, seat: number): string[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as Partial<Draft> | null;
    if (found?.follows !== follows || found.seat !== seat || !Array.isArray(found.moves)) return [];
    return found.moves.filter((move) => typeof move === 'string');
  } catch {
    return [];
  }
}
