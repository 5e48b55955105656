/** Keeps the built files, so that the page opens without a network; everything else is none of its business. */
/// <reference lib="webworker" />
import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isQuestion } from './messages';

declare const self: ServiceWorkerGlobalScope;
/** Every file of this version; the build writes the list. */
declare const __KEPT__: { url: string; revision: string | null }[];

/** In milliseconds: a network that takes longer to give the page is as good as none. */
const PATIENCE = 1500;

const home = new URL(self.registration.scope);
const kept = new Set(__KEPT__.map(({ url }) => new URL(url, home).href));

cleanupOutdatedCaches();
precache(__KEPT__);
const keptPage = createHandlerBoundToURL(home.href);

/** The newest page there is: an old one may not understand a server that has changed. */
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    url.origin === home.origin &&
    [home.pathname, `${home.pathname}index.html`].includes(url.pathname),
  async (options) => (await pageFromNetwork(options.request)) ?? keptPage(options),
);

// All other files by their exact addresses, which no question to a server has.
addRoute({ directoryIndex: '', cleanURLs: false });

async function pageFromNetwork(request: Request): Promise<Response | null> {
  const ending = new AbortController();
  const patience = setTimeout(() => ending.abort(), PATIENCE);
  try {
    // Not one that the browser had from the network some time ago: its files may be gone.
    const answer = await fetch(request, { cache: 'no-cache', signal: ending.signal });
    // Somewhere else is an answer, too; a server that stumbles is none.
    return answer.ok || answer.type === 'opaqueredirect' ? answer : null;
  } catch {
    return null;
  } finally {
    clearTimeout(patience);
  }
}

self.addEventListener('message', (event) => {
  if (!isQuestion(event.data)) return;
  if (event.data.ask === 'take over') void self.skipWaiting();
  else event.ports[0]?.postMessage(event.data.files.every((file) => kept.has(file)));
});

// The first visit is kept, too, before the page is opened again.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
