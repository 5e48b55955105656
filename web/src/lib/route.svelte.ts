/** Which page is shown: the part of the address after `#`, so that any path prefix will do. */

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'replay'; id: string; turn: number | null }
  /** A record that lies somewhere else. */
  | { page: 'linked'; address: string }
  | { page: 'learn' }
  /** All the rules, at one of them. */
  | { page: 'rules'; rule: string | null }
  | { page: 'gallery' }
  | { page: 'tutorial' }
  | { page: 'settings' }
  | { page: 'account' }
  /** An address that leads nowhere. */
  | { page: 'nothing' };

/** What names a table, and nothing that leads elsewhere in an address of the server. */
const isId = (text: string | undefined): text is string => /^[\w-]{1,64}$/.test(text ?? '');

/** A part of an address in plain letters; nothing, if it is malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export function readRoute(hash: string): Route {
  const [, linked] = /^#\/?replay\?record=(.+)$/.exec(hash) ?? [];
  if (linked) return { page: 'linked', address: decoded(linked) || linked };
  const path = hash.replace(/^#\/?/, '');
  if (!path) return { page: 'home' };
  const [page, id, turn] = path.split('/').map(decoded);
  if (page === 'table' && isId(id)) return { page, id };
  if (page === 'join' && isId(id)) return { page, code: id };
  if (page === 'replay' && isId(id)) return { page, id, turn: turn && /^\d+$/.test(turn) ? Number(turn) : null };
  if (page === 'rules') return { page, rule: id ?? null };
  if (page === 'gallery') return { page };
  if (page === 'new' || page === 'learn' || page === 'tutorial' || page === 'settings' || page === 'account')
    return { page };
  return { page: 'nothing' };
}

export const hrefOf = (...parts: (string | number)[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

/** The same page as a link that can be given to someone. */
export const linkTo = (...parts: (string | number)[]): string =>
  location.href.replace(/[?#].*$/, '') + hrefOf(...parts);

// A short link, `…/t/ID`, is an invitation: go on at the page's own address.
const short = /^(.*\/)t\/([\w-]+)\/?$/.exec(location.pathname);
if (short?.[1] && short[2]) history.replaceState(null, '', `${short[1]}${hrefOf('join', short[2])}`);

let current = $state.raw(readRoute(location.hash));
/** Whether the reader has come here from another page of ours. */
let hasMoved = false;
addEventListener('hashchange', () => {
  hasMoved = true;
  current = readRoute(location.hash);
});

/** For a page's heading: who came from another page is told where they are now. */
export function pageHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (hasMoved) heading.focus({ preventScroll: true });
}

export const route = (): Route => current;

export function go(...parts: (string | number)[]): void {
  location.hash = hrefOf(...parts);
}

/** For the end of something slow: go on from there, unless the reader has gone elsewhere meanwhile. */
export function whenDone(): typeof go {
  const here = current;
  return (...parts) => {
    if (current === here) go(...parts);
  };
}

/** Change the address without a new entry in the history. */
export function replace(...parts: (string | number)[]): void {
  history.replaceState(null, '', hrefOf(...parts));
}
