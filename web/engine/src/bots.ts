/** Bots at work in this thread: one turn chosen at a go, or thought about in slices. */
import { measureOf, type Measure } from './budget.ts';
import { chooseAhead, chooseAtRandom, chooseGreedily } from './chooser.ts';
import type { Decision, Listening, Task } from './decision.ts';
import { BOTS, DECISIONS } from './layout.ts';
import { Position, type Box, type StateBytes } from './position.ts';
import { decisionOf, partOf, progressOf, type TreePart } from './result.ts';
import { Tree, type Style } from './search.ts';

/** Milliseconds that a slice takes: short, since nobody is heard meanwhile. */
const SLICE = 8;
const FIRST_BATCH = 16;
/** A clock that hardly moves, as some browsers' do, must not make a slice endless. */
const LARGEST_BATCH = 1024;
/** A batch is begun if this many times the longest of the last ones still fits. */
const CAUTION = 1.5;
/** Milliseconds between two reports. */
const REPORT_EVERY = 200;

export type Clock = () => number;
const NOW: Clock = () => performance.now();

/** One tree's share in a decision that several trees make together. */
export interface Share {
  /** Which of them, from 0. */
  readonly tree: number;
  readonly trees: number;
}

const ALONE: Share = { tree: 0, trees: 1 };

/** A turn at once, or a search for it. */
export type Thought = { readonly decision: Decision } | { readonly search: SlicedSearch };

/**
 * Choose the turn of a public state: all that every player knows, and no more.
 *
 * It takes as long as it takes; a page has its bots in workers (`pool.ts`).
 */
export function choose(box: Box, state: StateBytes, task: Task & Listening, clock = NOW): Decision {
  const begun = clock();
  const thought = think(box, state, task, ALONE, clock);
  if ('decision' in thought) return { ...thought.decision, seconds: (clock() - begun) / 1000 };
  const { search } = thought;
  let reported = begun;
  while (search.grow() && !task.cancel?.aborted) {
    if (task.progress && clock() - reported >= REPORT_EVERY) {
      reported = clock();
      task.progress(progressOf([search.report()], (reported - begun) / 1000));
    }
  }
  return decisionOf([search.end()], (clock() - begun) / 1000);
}

/** Begin to think about a turn; where there is nothing to search, it is chosen already. */
export function think(box: Box, state: StateBytes, task: Task, share = ALONE, clock = NOW): Thought {
  const recipe = BOTS[task.bot];
  const position = Position.from(box, state);
  position.hideDeck();
  if (position.isOver) {
    position.free();
    throw new Error('the game is over');
  }
  // Seeds are whole numbers of any size, as in Python.
  const seed = BigInt(task.seed) * 1_000_003n + BigInt(position.turn);
  if (recipe.kind === 'search') {
    const forced = forcedTurn(position);
    const measure = measureOf(recipe, task, position.players);
    if (!forced) return { search: new SlicedSearch(position, { ...measure, style: recipe.style }, seed, share, clock) };
    position.free();
    return { decision: forced };
  }
  const decision = chosenAtOnce(position, signedBits(seed), recipe);
  position.free();
  return { decision };
}

type Recipe = (typeof BOTS)[keyof typeof BOTS];

function chosenAtOnce(position: Position, seed: bigint, recipe: Exclude<Recipe, { kind: 'search' }>): Decision {
  switch (recipe.kind) {
    case 'random':
      return chooseAtRandom(position, seed);
    case 'greedy':
      return chooseGreedily(position, seed);
    case 'ahead':
      return chooseAhead(position, seed, recipe);
  }
}

const signedBits = (seed: bigint): bigint => BigInt.asIntN(64, seed);

/** The decision where there is only one, or an approval: more is never worse (E2 to E4). */
function forcedTurn(position: Position): Decision | null {
  const legal = position.legal();
  if (!position.awaitsApproval && legal.length > 1) return null;
  const even = 1 / position.players;
  const move = DECISIONS[legal.at(-1) as number] as string;
  const values = Array.from({ length: position.players }, () => even);
  return { moves: [move], values, alternatives: [{ move, value: even, visits: 0 }], simulations: 0, seconds: 0 };
}

/** A tree that grows in slices until its share of the budget is spent. */
export class SlicedSearch {
  readonly #position: Position;
  readonly #tree: Tree;
  readonly #clock: Clock;
  readonly #begun: number;
  readonly #wanted: number | null;
  readonly #seconds: number | null;
  #batch = FIRST_BATCH;
  #longest = 0;

  constructor(
    position: Position,
    { style, simulations, seconds }: Measure & { readonly style: Style },
    seed: bigint,
    { tree, trees }: Share,
    clock: Clock,
  ) {
    this.#position = position;
    this.#clock = clock;
    this.#begun = clock();
    this.#seconds = seconds;
    this.#wanted = simulations === null ? null : Math.max(1, Math.floor(simulations / trees));
    const start = position.box.memory.call.mixedSeed(signedBits(seed), BigInt(tree));
    this.#tree = new Tree(position, style, start, this.#wanted);
  }

  /** Search for a slice; false when the budget is spent. */
  grow(): boolean {
    const begun = this.#clock();
    const left = this.#wanted === null ? Infinity : this.#wanted - this.#tree.simulations;
    const count = Math.min(this.#batch, left);
    this.#tree.grow(count);
    const now = this.#clock();
    const spent = now - begun;
    this.#longest = Math.max(spent, this.#longest / 2);
    this.#batch = nextBatch(count, spent);
    return !this.#isSpent(now);
  }

  /** What it has found so far, in short. */
  report(): TreePart {
    return partOf(this.#tree, true);
  }

  /** What it has found; the search is over then. */
  end(): TreePart {
    const part = partOf(this.#tree);
    this.#tree.free();
    this.#position.free();
    return part;
  }

  #isSpent(now: number): boolean {
    if (this.#wanted !== null && this.#tree.simulations >= this.#wanted) return true;
    return this.#seconds !== null && now + CAUTION * this.#longest - this.#begun >= 1000 * this.#seconds;
  }
}

/** As many simulations as fill a slice at the pace of the last ones, at most twice as many. */
function nextBatch(count: number, spent: number): number {
  const fitting = Math.floor((count * SLICE) / Math.max(spent, 0.1));
  return Math.max(1, Math.min(fitting, 2 * count, LARGEST_BATCH));
}
