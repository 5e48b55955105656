/** What goes between a pool of bots and its workers. */
import type { Share } from './bots.ts';
import type { Decision, Task } from './decision.ts';
import type { EditionName } from './facts.ts';
import type { Players, StateBytes } from './position.ts';
import type { TreePart } from './result.ts';

/** A public state to think about. */
export interface Question {
  readonly edition: EditionName;
  readonly players: Players;
  readonly state: StateBytes;
  readonly task: Task;
}

/** To a worker. */
export type Order =
  | { readonly type: 'open'; readonly module: WebAssembly.Module }
  | { readonly type: 'network'; readonly players: Players; readonly weights: Uint8Array<ArrayBuffer> }
  | { readonly type: 'think'; readonly id: number; readonly question: Question; readonly share: Share }
  | { readonly type: 'cancel'; readonly id: number };

/** From a worker: the last three end what was asked by this id. */
export type Answer =
  | { readonly type: 'ready' }
  | { readonly type: 'report'; readonly id: number; readonly part: TreePart }
  | { readonly type: 'part'; readonly id: number; readonly part: TreePart }
  | { readonly type: 'decision'; readonly id: number; readonly decision: Decision }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string };

/** A worker, wherever it runs. */
export interface WorkerHandle {
  post(order: Order): void;
  end(): void;
}

/** What a worker tells whoever started it. */
export interface WorkerEvents {
  answer(answer: Answer): void;
  /** It will not answer any more. */
  died(reason: string): void;
}

/** Throws where there can be no worker. */
export type StartWorker = (events: WorkerEvents) => WorkerHandle;
