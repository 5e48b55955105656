/** The result of a search: the turn to play, its value, and what else was weighed, over one tree or several. */
import type { Alternative, Decision, Progress } from './decision.ts';
import { DECISIONS, FIGURES_STEP } from './layout.ts';
import type { Position } from './position.ts';
import type { Tree } from './search.ts';

/** A node of the root's turn, with what is below it. */
export interface Branch {
  readonly visits: number;
  /** What each seat got, summed up over the visits. */
  readonly values: readonly number[];
  readonly below: ReadonlyMap<number, Branch>;
  /** How rules of thumb go on to the end of the turn; only where nothing below was visited. */
  readonly rest: readonly number[];
}

/** What one tree has to say: the part of it that belongs to the root's turn. */
export interface TreePart {
  readonly seat: number;
  readonly simulations: number;
  readonly root: Branch;
}

/** The part of a tree that belongs to the root's turn; for a report, no more than its first moves. */
export function partOf(tree: Tree, isReport = false): TreePart {
  const { position } = tree;
  return {
    seat: position.seat,
    simulations: tree.simulations,
    root: branchOf(tree, tree.root, position, isReport ? 1 : Infinity),
  };
}

function branchOf(tree: Tree, node: number, position: Position, depth: number): Branch {
  const below = new Map<number, Branch>();
  if (depth > 0 && position.awaitsTurnMove) {
    for (const child of tree.children(node)) {
      const decision = tree.decision(child);
      const next = position.copy();
      next.apply(decision);
      below.set(decision, branchOf(tree, child, next, tree.visits(child) ? depth - 1 : 0));
      next.free();
    }
  }
  const isEdge = ![...below.values()].some(({ visits }) => visits);
  return {
    visits: tree.visits(node),
    values: tree.values(node),
    below,
    rest: isEdge && depth === Infinity ? quickRest(position) : [],
  };
}

/** The rest of a turn by rules of thumb. */
function quickRest(position: Position): number[] {
  const table = position.copy();
  const { call } = position.box.memory;
  const rest = [];
  while (table.awaitsTurnMove) {
    const isFigure = table.phase === FIGURES_STEP;
    const decision = isFigure
      ? Number(call.quickChoice(BigInt(table.address), BigInt(table.box.address)))
      : (table.legal()[0] as number);
    rest.push(decision);
    table.apply(decision);
  }
  table.free();
  return rest;
}

/** Follow the most visited decisions to the end of the turn. */
export function decisionOf(parts: readonly TreePart[], seconds: number): Decision {
  const moves = [];
  let branches = parts.map(({ root }) => root);
  for (;;) {
    const favourite = favouriteOf(branches);
    if (favourite === null) break;
    moves.push(favourite);
    branches = branches.flatMap(({ below }) => below.get(favourite) ?? []);
  }
  moves.push(...(branches[0]?.rest ?? []));
  return {
    moves: moves.map((decision) => DECISIONS[decision] as string),
    values: meansOf(parts),
    alternatives: alternativesOf(parts),
    simulations: simulationsOf(parts),
    seconds,
  };
}

/** How far trees that are still growing have come. */
export function progressOf(parts: readonly TreePart[], seconds: number): Progress {
  return {
    simulations: simulationsOf(parts),
    seconds,
    best: alternativesOf(parts)[0]?.move ?? '',
    values: meansOf(parts),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const simulationsOf = (parts: readonly TreePart[]): number => sum(parts.map(({ simulations }) => simulations));

function favouriteOf(branches: readonly Branch[]): number | null {
  let best: number | null = null;
  let most = 0;
  for (const [decision, { visits }] of [...addedUp(branches, 0)].sort(([one], [other]) => one - other)) {
    if (visits > most) [best, most] = [decision, visits];
  }
  return best;
}

/** By decision, the visits and what one seat got, of all trees together. */
function addedUp(branches: readonly Branch[], seat: number): Map<number, { visits: number; value: number }> {
  const found = new Map<number, { visits: number; value: number }>();
  for (const { below } of branches) {
    for (const [decision, { visits, values }] of below) {
      const before = found.get(decision) ?? { visits: 0, value: 0 };
      found.set(decision, { visits: before.visits + visits, value: before.value + (values[seat] as number) });
    }
  }
  return found;
}

function meansOf(parts: readonly TreePart[]): number[] {
  const visits = sum(parts.map(({ root }) => root.visits));
  const seats = parts[0]?.root.values ?? [];
  return seats.map((_, seat) => sum(parts.map(({ root }) => root.values[seat] as number)) / Math.max(visits, 1));
}

function alternativesOf(parts: readonly TreePart[]): Alternative[] {
  const roots = parts.map(({ root }) => root);
  return [...addedUp(roots, parts[0]?.seat ?? 0)]
    .sort(([one, a], [other, b]) => b.visits - a.visits || one - other)
    .map(([decision, { visits, value }]) => ({
      move: DECISIONS[decision] as string,
      value: value / Math.max(visits, 1),
      visits,
    }));
}
