/** What a bot is asked and what it answers. */
import type { BOTS } from './layout.ts';

export type BotName = keyof typeof BOTS;

/** A first move that was weighed. */
export interface Alternative {
  readonly move: string;
  /** The chooser's share of the win after it. */
  readonly value: number;
  /** How many simulations looked at it. */
  readonly visits: number;
}

/** What a bot chose. */
export interface Decision {
  /** The decisions from now to the end of the turn; one approval, where approvals are asked. */
  readonly moves: readonly string[];
  /** What each seat can expect, as a share of the win. */
  readonly values: readonly number[];
  /** The first moves that were weighed, the best first. */
  readonly alternatives: readonly Alternative[];
  readonly simulations: number;
  readonly seconds: number;
}

/** How far a search has come. */
export interface Progress {
  readonly simulations: number;
  readonly seconds: number;
  /** The first move of the turn that looks best so far. */
  readonly best: string;
  /** What each seat can expect, as a share of the win. */
  readonly values: readonly number[];
}

/** Who thinks how long: simulations, seconds, or both; the bot's own measure where neither is given. */
export interface Task {
  readonly bot: BotName;
  /** The same seed and the same number of simulations give the same decision. */
  readonly seed: number;
  readonly simulations?: number | undefined;
  readonly seconds?: number | undefined;
}

/** Somebody who will not wait, or wants to know how it goes. */
export interface Listening {
  /** Aborted, it has the answer now, as good as it is. */
  readonly cancel?: AbortSignal | undefined;
  /** Called a few times a second. */
  readonly progress?: ((progress: Progress) => void) | undefined;
}
