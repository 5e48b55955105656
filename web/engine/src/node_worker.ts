/** Workers as Node starts them; in such a worker, a bot's desk. */
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { Desk, nextTask } from './desk.ts';
import type { Answer, Order, StartWorker } from './messages.ts';

export const startNodeWorker: StartWorker = ({ answer, died }) => {
  const worker = new Worker(new URL(import.meta.url), { name: 'bot' });
  worker.on('message', (data: Answer) => answer(data));
  worker.on('messageerror', () => died('an answer can not be read'));
  worker.on('error', (error) => died(String(error)));
  worker.on('exit', () => died('the worker has ended'));
  return { post: (order) => worker.postMessage(order), end: () => void worker.terminate() };
};

if (!isMainThread && parentPort) {
  const port = parentPort;
  const desk = new Desk((answer) => port.postMessage(answer), nextTask);
  port.on('message', (order: Order) => void desk.take(order));
}
