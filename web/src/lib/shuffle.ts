/** The fair shuffle as `docs/fair-shuffle.md` tells it, so that this page can compute it again by itself. */
import { bytesOf, hexOf } from './hex';
import { AREAS, EDITIONS, KINDS, PLAYER_COUNTS } from '../game/facts';
import type { AreaId, CardId } from '../game/types';

type Bytes = Uint8Array<ArrayBuffer>;

/** Browsers compute hashes only on pages that came safely: https, or this machine. */
export const canCompute = (): boolean => globalThis.crypto?.subtle !== undefined;

const ascii = (text: string): Bytes => new TextEncoder().encode(text);

async function hmac(key: Bytes, text: string): Promise<Bytes> {
  const known = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', known, ascii(text)));
}

/** What is published of a seed before the start. */
export const commitmentTo = async (seed: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(seed))));

/** The seed of the shuffle: the table's own, joined with what the players' devices added, if anything. */
export async function shuffleSeed(seed: string, contributions: readonly (string | null)[]): Promise<string> {
  const added = contributions.filter((one) => one !== null).sort();
  if (!added.length) return seed;
  return hexOf(await hmac(bytesOf(seed), ['worldsfair contributions 1', ...added].join('/')));
}

/** An endless stream of 32-bit numbers for one purpose. */
async function* wordsOf(seed: Bytes, purpose: string): AsyncGenerator<number, never> {
  for (let block = 0; ; block++) {
    const { buffer } = await hmac(seed, `worldsfair shuffle 1/${purpose}/${block}`);
    const view = new DataView(buffer);
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}

async function numberBelow(limit: number, words: AsyncGenerator<number, never>): Promise<number> {
  const even = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const { value } = await words.next();
    if (value < even) return value % limit;
  }
}

async function shuffled<Item>(items: readonly Item[], seed: string, purpose: string): Promise<Item[]> {
  const order = [...items];
  const words = wordsOf(bytesOf(seed), purpose);
  for (let last = order.length - 1; last > 0; last--) {
    const other = await numberBelow(last + 1, words);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** The areas by position; `seed` is that of the shuffle. */
export const areasBy = (seed: string): Promise<AreaId[]> => shuffled(AREAS, seed, 'tiles');

const isEdition = (name: string): name is keyof typeof EDITIONS => Object.hasOwn(EDITIONS, name);
const isPlayerCount = (count: number): count is (typeof PLAYER_COUNTS)[number] =>
  (PLAYER_COUNTS as readonly number[]).includes(count);

/** The deck, the first card drawn first; null for an edition whose cards are not known here. */
export async function deckBy(seed: string, players: number, edition: string): Promise<CardId[] | null> {
  if (!isEdition(edition) || !isPlayerCount(players)) return null;
  const counts = EDITIONS[edition].inPlay[players];
  const cards = KINDS.flatMap((kind) => Array.from({ length: counts[kind] }, (_, i): CardId => `${kind}-${i + 1}`));
  return shuffled(cards, seed, 'deck');
}
