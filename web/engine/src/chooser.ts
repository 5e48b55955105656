/** Bots without a tree: at random, or by what looks best after the turn, to a sharp eye or to a level's. */
import type { Decision } from './decision.ts';
import { CHOICES, CHOOSER, DECISIONS, WEAKNESS, WORKSPACE, type BOTS } from './layout.ts';
import type { Memory } from './memory.ts';
import type { Position } from './position.ts';
import { networkOf } from './search.ts';

/** A bot that looks one turn ahead and errs as people do. */
type Ahead = Extract<(typeof BOTS)[keyof typeof BOTS], { kind: 'ahead' }>;

/** Points of margin that make a win nearly sure. */
const WIN_SCALE = 12;
const FEWEST_PLAYERS = 2;
const ROOM = new WeakMap<Memory, number>();

/** Uniformly random decisions to the end of the turn. */
export function chooseAtRandom(position: Position, seed: bigint): Decision {
  const chooser = chooserFor(position, seed);
  const even = 1 / position.players;
  const first = position.legal();
  const moves = turnOf(position, (state, box) => position.box.memory.call.chooseAtRandom(state, box, chooser));
  return {
    moves,
    values: Array.from({ length: position.players }, () => even),
    alternatives: first.map((decision) => ({ move: text(decision), value: even, visits: 0 })),
    simulations: 0,
    seconds: 0,
  };
}

/** What looks best after this turn. */
export function chooseGreedily(position: Position, seed: bigint): Decision {
  const chooser = chooserFor(position, seed);
  const { call } = position.box.memory;
  return chooseWeighed(position, chooser, (state, box) => call.chooseGreedily(state, box, chooser));
}

/** The same to the eye of a level, with all its weaknesses. */
export function chooseAhead(position: Position, seed: bigint, recipe: Ahead): Decision {
  const chooser = chooserFor(position, seed);
  const { memory } = position.box;
  const workspace = Number(chooser) + CHOOSER.workspace.at;
  memory.set(workspace, WORKSPACE.network, recipe.asksNetwork ? networkOf(memory, position.players) : 0);
  for (const name of ['rivals', 'colour', 'wheel', 'figures', 'hurry', 'haze'] as const) {
    const strength = recipe.weakness[name];
    const number = typeof strength === 'number' ? strength : strength[position.players - FEWEST_PLAYERS];
    memory.set(Number(chooser) + CHOOSER.weakness.at, WEAKNESS[name], number ?? 0);
  }
  return chooseWeighed(position, chooser, (state, box) => memory.call.chooseAhead(state, box, chooser));
}

/** A turn by decisions that are weighed: what the first ones seem worth is told. */
function chooseWeighed(position: Position, chooser: bigint, choose: Choose): Decision {
  let weighed: { decision: number; value: number }[] = [];
  const moves = turnOf(position, (state, box) => {
    const chosen = choose(state, box);
    if (!weighed.length) weighed = weighedBy(position.box.memory, Number(chooser), position.legal().length);
    return chosen;
  });
  weighed.sort((one, other) => other.value - one.value || one.decision - other.decision);
  const own = share(weighed[0]?.value ?? 0);
  const rest = (1 - own) / (position.players - 1);
  return {
    moves,
    values: Array.from({ length: position.players }, (_, seat) => (seat === position.seat ? own : rest)),
    alternatives: weighed.map(({ decision, value }) => ({ move: text(decision), value: share(value), visits: 0 })),
    simulations: 0,
    seconds: 0,
  };
}

const text = (decision: number): string => DECISIONS[decision] as string;

/** A margin in points as a rough share of the win. */
const share = (margin: number): number => Math.min(Math.max(0.5 + margin / (2 * WIN_SCALE), 0), 1);

type Choose = (state: bigint, box: bigint) => bigint;

/** A chooser with this seed, in memory that all choosers of an engine use. */
function chooserFor({ box: { memory } }: Position, seed: bigint): bigint {
  const address = ROOM.get(memory) ?? memory.reserve(CHOOSER.size);
  ROOM.set(memory, address);
  memory.set(address, CHOOSER.random, memory.call.mixedSeed(seed, 0n));
  return BigInt(address);
}

/** Decision by decision to the end of the turn; a single approval, where approvals are asked. */
function turnOf(position: Position, choose: Choose): string[] {
  const table = position.copy();
  const moves = [];
  do {
    const decision = Number(choose(BigInt(table.address), BigInt(table.box.address)));
    moves.push(text(decision));
    if (table.awaitsApproval) break;
    table.apply(decision);
  } while (table.awaitsTurnMove);
  table.free();
  return moves;
}

function weighedBy(memory: Memory, chooser: number, count: number): { decision: number; value: number }[] {
  const decisions = memory.row(chooser + CHOOSER.workspace.at + WORKSPACE.choices.at, CHOICES.decision, count);
  return decisions.map((decision, index) => ({ decision, value: memory.get(chooser, CHOOSER.value, index) }));
}
