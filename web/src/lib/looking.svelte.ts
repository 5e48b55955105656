/** Whether the page is looked at: not while another tab or window covers it. */
import { createSubscriber } from 'svelte/reactivity';

const look = createSubscriber((update) => {
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
});

export function isLookedAt(): boolean {
  look();
  return !document.hidden;
}
