/** A Web Worker with a bot's desk in it. */
import { Desk, nextTask } from './desk.ts';
import type { Order } from './messages.ts';

const desk = new Desk((answer) => postMessage(answer), nextTask);
addEventListener('message', ({ data }: MessageEvent<Order>) => void desk.take(data).catch(fail));

/** Whoever started the worker hears of what is thrown, but not of a promise that is broken. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
