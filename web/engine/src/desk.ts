/** What a worker does: it thinks about what it is asked, in slices, and listens in between. */
import { think, type SlicedSearch } from './bots.ts';
import type { Answer, Order, Question, StartWorker } from './messages.ts';
import { Memory } from './memory.ts';
import { Box } from './position.ts';
import { giveNetwork } from './search.ts';

/** Milliseconds between two reports, which also say that the worker lives. */
const REPORT_EVERY = 200;

export class Desk {
  readonly #answer: (answer: Answer) => void;
  readonly #pause: () => Promise<void>;
  readonly #boxes = new Map<string, Box>();
  readonly #cancelled = new Set<number>();
  #memory: Promise<Memory> = Promise.reject(new Error('there is no engine yet'));

  constructor(answer: (answer: Answer) => void, pause: () => Promise<void>) {
    this.#answer = answer;
    this.#pause = pause;
    this.#memory.catch(() => undefined);
  }

  /** Orders are carried out in the order given, thinking side by side. */
  async take(order: Order): Promise<void> {
    switch (order.type) {
      case 'open':
        this.#memory = Memory.of(order.module);
        await this.#memory;
        return this.#answer({ type: 'ready' });
      case 'network':
        return giveNetwork(await this.#memory, order.players, order.weights);
      case 'cancel':
        this.#cancelled.add(order.id);
        return;
      case 'think':
        try {
          await this.#think(order);
        } catch (error) {
          this.#answer({ type: 'failed', id: order.id, reason: String(error) });
        }
        this.#cancelled.delete(order.id);
    }
  }

  async #think({ id, question, share }: Order & { type: 'think' }): Promise<void> {
    const box = this.#boxFor(question, await this.#memory);
    const begun = performance.now();
    const thought = think(box, question.state, question.task, share);
    if ('decision' in thought) {
      const decision = { ...thought.decision, seconds: (performance.now() - begun) / 1000 };
      return this.#answer({ type: 'decision', id, decision });
    }
    await this.#grow(id, thought.search);
    this.#answer({ type: 'part', id, part: thought.search.end() });
  }

  async #grow(id: number, search: SlicedSearch): Promise<void> {
    let reported = performance.now();
    while (search.grow()) {
      await this.#pause();
      if (this.#cancelled.has(id)) return;
      if (performance.now() - reported < REPORT_EVERY) continue;
      reported = performance.now();
      this.#answer({ type: 'report', id, part: search.report() });
    }
  }

  #boxFor({ edition, players }: Question, memory: Memory): Box {
    const name = `${edition} ${players}`;
    const box = this.#boxes.get(name) ?? new Box(memory, edition, players);
    this.#boxes.set(name, box);
    return box;
  }
}

/** Whatever else waits goes first; without the pause that a timer would make. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A pause in which a page can draw and listen. */
const afterDrawing = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** No worker at all: the same desk on the page itself, in slices, where nothing better can be had. */
export const startHere: StartWorker = ({ answer, died }) => {
  let isOpen = true;
  const desk = new Desk((told) => {
    if (isOpen) answer(told);
  }, afterDrawing);
  return {
    post: (order) => void desk.take(order).catch((error: unknown) => died(String(error))),
    end: () => {
      isOpen = false;
    },
  };
};
