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
  /** Of the visits of the most visited decision, to be chosen for a higher mean; 1 for the most visited itself. */
  readonly leastShare: number;
  readonly root: Branch;
}

/** The part of a tree that belongs to the root's turn; for a report, no more than its first moves. */
export function partOf(tree: Tree, isReport = false): TreePart {
  const { position } = tree;
  return {
    seat: position.seat,
    simulations: tree.simulations,
    leastShare: tree.leastShare,
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

/** Follow the favourite decisions to the end of the turn. */
export function decisionOf(parts: readonly TreePart[], seconds: number): Decision {
  const moves: number[] = [];
  let branches = parts.map(({ root }) => root);
  for (;;) {
    const favourite = favouriteOf(branches, parts[0]);
    if (favourite === null) break;
    moves.push(favourite);
    branches = branches.flatMap(({ below }) => below.get(favourite) ?? []);
  }
  moves.push(...(branches[0]?.rest ?? []));
  return {
    moves: moves.map((decision) => DECISIONS[decision] as string),
    values: meansOf(parts),
    alternatives: alternativesOf(parts, moves[0]),
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

/** The decision with the highest mean of those with enough visits, or the most visited one. */
function favouriteOf(branches: readonly Branch[], { seat, leastShare } = { seat: 0, leastShare: 1 }): number | null {
  const found = [...addedUp(branches, seat)].filter(([, { visits }]) => visits);
  const enough = leastShare * Math.max(...found.map(([, { visits }]) => visits));
  let best: number | null = null;
  let highest = -Infinity;
  for (const [decision, { visits, value }] of found.sort(([one], [other]) => one - other)) {
    const score = leastShare < 1 ? value / visits : visits;
    if (visits >= enough && score > highest) [best, highest] = [decision, score];
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

/** What was weighed: what was chosen, then the others by their visits. */
function alternativesOf(parts: readonly TreePart[], chosen?: number): Alternative[] {
  const roots = parts.map(({ root }) => root);
  return [...addedUp(roots, parts[0]?.seat ?? 0)]
    .sort(
      ([one, a], [other, b]) => Number(other === chosen) - Number(one === chosen) || b.visits - a.visits || one - other,
    )
    .map(([decision, { visits, value }]) => ({
      move: DECISIONS[decision] as string,
      value: value / Math.max(visits, 1),
      visits,
    }));
}
