/** The time on the server's clock, for whoever shows it: it goes on as long as somebody looks. */
import { createSubscriber } from 'svelte/reactivity';
import { serverTime } from './serverclock';

const look = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** In seconds since 1970. */
export function now(): number {
  look();
  return serverTime();
}
