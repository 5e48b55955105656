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
  | { page: 'settings' }
  | { page: 'account' };

export function readRoute(hash: string): Route {
  const [, linked] = /^#\/?replay\?record=(.+)$/.exec(hash) ?? [];
  if (linked) return { page: 'linked', address: linkedAddress(linked) };
  const [page, id, turn] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'table' && id) return { page, id };
  if (page === 'join' && id) return { page, code: id };
  if (page === 'replay' && id) return { page, id, turn: turn && /^\d+$/.test(turn) ? Number(turn) : null };
  if (page === 'new' || page === 'learn' || page === 'settings' || page === 'account') return { page };
  return { page: 'home' };
}

/** The address of a record in a link, written with or without escapes. */
function linkedAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const hrefOf = (...parts: (string | number)[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

/** The same page as a link that can be given to someone. */
export const linkTo = (...parts: (string | number)[]): string =>
  location.href.replace(/[?#].*$/, '') + hrefOf(...parts);

// A short link, `…/t/ID`, is an invitation: go on at the page's own address.
const short = /^(.*\/)t\/([\w-]+)\/?$/.exec(location.pathname);
if (short?.[1] && short[2]) history.replaceState(null, '', `${short[1]}${hrefOf('join', short[2])}`);

let current = $state.raw(readRoute(location.hash));
addEventListener('hashchange', () => (current = readRoute(location.hash)));

export const route = (): Route => current;

export function go(...parts: (string | number)[]): void {
  location.hash = hrefOf(...parts);
}

/** Change the address without a new entry in the history. */
export function replace(...parts: (string | number)[]): void {
  history.replaceState(null, '', hrefOf(...parts));
}
