/** A search tree in the engine's memory: planted in a position, grown by simulations, and read. */
import type { Task } from './decision.ts';
import { widened } from './half_floats.ts';
import { BOTS, NETWORK_SIZE, NODE, NO_NODE, ROOT, SEARCH, SEARCH_KINDS, STATE, WORKSPACE } from './layout.ts';
import type { Memory } from './memory.ts';
import type { Players, Position } from './position.ts';

/** How a search goes about it. */
export type Style = (typeof BOTS)['search' | 'search:plain']['style'];

/** Nodes at most, however long it thinks: 10 MiB. A tree that is full is searched on as it is. */
const MOST_NODES = 1 << 18;
const LEAST_NODES = 1 << 12;
/** Nodes that a simulation adds at most: as many as a decision of the root's turn has choices. */
const MOST_PER_SIMULATION = 12;

/** What one search works in. It is used again by the next one, since memory is never given back. */
interface Room {
  readonly search: number;
  pool: number;
  capacity: number;
}

export class Tree {
  readonly position: Position;
  /** Of the visits of the most visited decision, to be chosen for a higher mean. */
  readonly leastShare: number;
  readonly #memory: Memory;
  readonly #room: Room;
  #simulations = 0;

  /** An empty tree for a position, with room for so many simulations (null for as many as there is time for). */
  constructor(position: Position, style: Style, seed: bigint, simulations: number | null) {
    const { memory } = position.box;
    const network = style.kind === SEARCH_KINDS.informed ? networkOf(memory, position.players) : 0;
    this.position = position;
    this.leastShare = style.leastShare;
    this.#memory = memory;
    this.#room = takeRoom(memory, simulations);
    const { search, pool, capacity } = this.#room;
    memory.copy(search + SEARCH.root.at, position.address, STATE.size);
    memory.set(search, SEARCH.random, seed);
    memory.set(search, SEARCH.pool, pool);
    memory.set(search, SEARCH.capacity, capacity);
    memory.set(search, SEARCH.kind, style.kind);
    style.exploration.forEach((value, row) => memory.set(search, SEARCH.exploration, value, row));
    memory.set(search, SEARCH.firstPlay, style.firstPlay);
    memory.set(search, SEARCH.priorHeat, style.priorHeat);
    memory.set(search, SEARCH.placementHeat, style.placementHeat);
    memory.set(search, SEARCH.keptShare, style.keptShare);
    memory.set(search + SEARCH.workspace.at, WORKSPACE.box, position.box.address);
    memory.set(search + SEARCH.workspace.at, WORKSPACE.network, network);
    memory.call.plant(BigInt(search));
  }

  get simulations(): number {
    return this.#simulations;
  }

  grow(simulations: number): void {
    this.#memory.call.simulate(BigInt(this.#room.search), BigInt(simulations));
    this.#simulations += simulations;
  }

  /** Let another search have the memory; nothing may be asked of this tree afterwards. */
  free(): void {
    spareRooms(this.#memory).push(this.#room);
  }

  get root(): number {
    return ROOT;
  }

  /** The children of a node. */
  children(node: number): number[] {
    const found = [];
    for (let child = this.#get(node, 'child'); child !== NO_NODE; child = this.#get(child, 'sibling')) {
      found.push(child);
    }
    return found;
  }

  decision(node: number): number {
    return this.#get(node, 'decision');
  }

  visits(node: number): number {
    return this.#get(node, 'visits');
  }

  /** What each seat got, summed up over the visits. */
  values(node: number): number[] {
    return Array.from({ length: this.position.players }, (_, seat) =>
      this.#memory.get(this.#at(node), NODE.value, seat),
    );
  }

  #get(node: number, field: 'child' | 'sibling' | 'decision' | 'visits'): number {
    return this.#memory.get(this.#at(node), NODE[field]);
  }

  #at(node: number): number {
    return this.#room.pool + NODE.size * node;
  }
}

const SPARE_ROOMS = new WeakMap<Memory, Room[]>();
const NETWORKS = new WeakMap<Memory, Map<Players, number>>();

/** Give an engine the weights, of two bytes each, that its informed searches with so many players ask. */
export function giveNetwork(memory: Memory, players: Players, weights: Uint8Array): void {
  if (hasNetwork(memory, players)) return;
  if (weights.length !== NETWORK_SIZE / 2) {
    throw new RangeError(`a network has ${NETWORK_SIZE / 2} bytes, not ${weights.length}`);
  }
  const known = NETWORKS.get(memory) ?? new Map<Players, number>();
  NETWORKS.set(memory, known.set(players, memory.put(widened(weights))));
}

export const hasNetwork = (memory: Memory, players: Players): boolean => !!NETWORKS.get(memory)?.has(players);

/** Whether a bot looks at positions with a network. */
export function asksNetwork({ bot }: Task): boolean {
  const recipe = BOTS[bot];
  if (recipe.kind === 'ahead') return recipe.asksNetwork;
  return recipe.kind === 'search' && recipe.style.kind === SEARCH_KINDS.informed;
}

/** Where an engine has the weights for so many players. */
export function networkOf(memory: Memory, players: Players): number {
  const address = NETWORKS.get(memory)?.get(players);
  if (address === undefined) throw new Error(`there is no network for ${players} players here`);
  return address;
}

function spareRooms(memory: Memory): Room[] {
  const known = SPARE_ROOMS.get(memory);
  if (known) return known;
  const fresh: Room[] = [];
  SPARE_ROOMS.set(memory, fresh);
  return fresh;
}

function takeRoom(memory: Memory, simulations: number | null): Room {
  const room = spareRooms(memory).pop() ?? newRoom(memory);
  const nodes = nodesFor(simulations);
  if (room.capacity < nodes) {
    room.pool = memory.reserve(nodes * NODE.size);
    room.capacity = nodes;
  }
  return room;
}

function newRoom(memory: Memory): Room {
  const search = memory.reserve(SEARCH.size);
  for (let decision = 0; decision < SEARCH.nodeOf.shape[0]; decision++) {
    memory.set(search, SEARCH.nodeOf, NO_NODE, decision);
  }
  return { search, pool: 0, capacity: 0 };
}

/** A power of two, so that a pool that was outgrown is worth less than the one that follows it. */
function nodesFor(simulations: number | null): number {
  if (simulations === null) return MOST_NODES;
  let nodes = LEAST_NODES;
  while (nodes < MOST_NODES && nodes < (simulations + 1) * MOST_PER_SIMULATION) nodes *= 2;
  return nodes;
}
