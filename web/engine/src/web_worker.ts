/** Workers as a page starts them. */
import type { Answer, StartWorker } from './messages.ts';

export const startWebWorker: StartWorker = ({ answer, died }) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bot' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => answer(data);
  worker.onmessageerror = () => died('an answer can not be read');
  worker.onerror = (event) => {
    event.preventDefault();
    died(event.message || 'a worker can not be started');
  };
  return { post: (order) => worker.postMessage(order), end: () => worker.terminate() };
};
