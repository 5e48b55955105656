/** The engine, once its module is loaded: a memory of its own, and the boxes that it plays with. */
import { InvalidSetup, quoted } from './errors.ts';
import { isEdition } from './deck.ts';
import type { EditionName } from './facts.ts';
import { Memory } from './memory.ts';
import { Box, type Players } from './position.ts';

export { isEdition };

/** The weights of the network for a number of players, from wherever they are. */
export type NetworkSource = (players: Players) => Promise<Uint8Array>;

/** One engine of one thread. Its module can be sent to a worker, which makes an engine of its own from it. */
export class Engine {
  readonly module: WebAssembly.Module;
  readonly memory: Memory;
  readonly network: NetworkSource;
  readonly #boxes = new Map<string, Box>();

  private constructor(module: WebAssembly.Module, memory: Memory, network: NetworkSource) {
    this.module = module;
    this.memory = memory;
    this.network = network;
  }

  static async of(module: WebAssembly.Module, network: NetworkSource): Promise<Engine> {
    return new Engine(module, await Memory.of(module), network);
  }

  /** The facts of an edition for a number of players. */
  box(edition: EditionName, players: Players): Box {
    const name = `${edition} ${players}`;
    const known = this.#boxes.get(name);
    if (known) return known;
    if (!isEdition(edition)) throw new InvalidSetup(`There is no edition ${quoted(edition)}.`);
    const box = new Box(this.memory, edition, players);
    this.#boxes.set(name, box);
    return box;
  }
}
