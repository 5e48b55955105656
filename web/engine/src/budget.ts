/** How long a search thinks: as it is asked to, or by its own measure. */
import type { Task } from './decision.ts';
import { BOTS } from './layout.ts';
import type { Players } from './position.ts';

type Searching = Extract<(typeof BOTS)[keyof typeof BOTS], { kind: 'search' }>;

export interface Measure {
  /** null for as many as there is time for. */
  readonly simulations: number | null;
  readonly seconds: number | null;
}

const FEWEST_PLAYERS = 2;

/** A level whose strength is fixed has its own measure, whatever it is asked. */
export function measureOf(recipe: Searching, task: Task, players: Players): Measure {
  if (recipe.steady) return { simulations: recipe.steady[players - FEWEST_PLAYERS] ?? null, seconds: null };
  if (task.simulations === undefined && task.seconds === undefined) return recipe;
  return { simulations: task.simulations ?? null, seconds: task.seconds ?? null };
}
