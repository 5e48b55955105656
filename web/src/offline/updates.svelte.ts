/** Keeps this page for when there is no network, and knows when a newer one is there to be taken. */
import { home } from '../lib/home';
import type { Question } from './messages';

/** Held by every tab that shows a table: a new version takes over in none of them. */
const AT_A_TABLE = 'worldsfair-at-a-table';

/** A newer version waits to be taken; or another tab has taken it, and this one is still the older. */
type Newer = 'no' | 'waits' | 'taken';

let newer: Newer = $state('no');
let isHeldUp = $state(false);
let waiting: ServiceWorker | null = null;
let isTaking = false;

export const newerVersion = (): Newer => newer;
/** Whether it was to be taken, and a game in another tab was in the way. */
export const isInTheWay = (): boolean => isHeldUp;

const say = (worker: ServiceWorker, question: Question, answer?: MessagePort): void =>
  worker.postMessage(question, answer ? [answer] : []);

/** The files that this page was built from. */
const files = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel="stylesheet"]')].map(
    (one) => ('src' in one ? one.src : one.href),
  );

/** Whether this page is of a worker's version. */
function isOf(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((answer) => {
    port1.onmessage = ({ data }) => answer(data === true);
    say(worker, { ask: 'is yours', files: files() }, port2);
  });
}

const noTableIsOpen = (): Promise<boolean> =>
  navigator.locks.request(AT_A_TABLE, { ifAvailable: true }, (lock) => lock !== null);

async function consider(found: ServiceWorker): Promise<void> {
  if (await isOf(found)) {
    // The network gave the new page already: only what is kept for without it is old.
    if (await noTableIsOpen()) say(found, { ask: 'take over' });
    return;
  }
  waiting = found;
  newer = 'waits';
}

/** A worker that is being installed beside the one in charge. */
function watch(found: ServiceWorker | null): void {
  found?.addEventListener('statechange', () => {
    if (found.state === 'installed' && navigator.serviceWorker.controller) void consider(found);
  });
}

async function changeHands(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller || (await isOf(controller))) return;
  if (isTaking) {
    location.reload();
    return;
  }
  newer = 'taken';
  // What this page has not loaded so far is gone with its version: whoever goes there gets the newer one.
  addEventListener('vite:preloadError', () => location.reload(), { once: true });
}

/** Begin; a browser that refuses (a private window, plain http) just plays on. */
export async function keepForOffline(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(new URL('service-worker.js', home));
    navigator.serviceWorker.addEventListener('controllerchange', () => void changeHands());
    registration.addEventListener('updatefound', () => watch(registration.installing));
    watch(registration.installing);
    if (registration.waiting) await consider(registration.waiting);
    document.addEventListener('visibilitychange', () => {
      // Whoever comes back to an open page after a while hears of it, too.
      if (!document.hidden) registration.update().catch(() => undefined);
    });
  } catch {
    // Nothing is kept, and nothing is lacking.
  }
}

/** Change to the newer version, unless a table is open somewhere. */
export async function takeNewer(): Promise<void> {
  if (newer === 'taken') {
    location.reload();
    return;
  }
  isHeldUp = !(await noTableIsOpen());
  if (isHeldUp || !waiting) return;
  isTaking = true;
  say(waiting, { ask: 'take over' });
}

/** Not now: it is offered again on the next visit. */
export function leaveForLater(): void {
  newer = 'no';
  isHeldUp = false;
}

/** While a table is shown, no tab may change the version; gives what ends that. */
export function holdForTable(): () => void {
  let end = (): void => undefined;
  const ended = new Promise<void>((done) => (end = done));
  navigator.locks?.request(AT_A_TABLE, { mode: 'shared' }, () => ended).catch(() => undefined);
  return end;
}
