/** The fair shuffle: tiles, deck and reshuffles follow from a seed, and nothing else (`docs/fair-shuffle.md`). */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import { InvalidSetup } from './errors.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export const SEED_BYTES = 32;
export const CONTRIBUTION_BYTES = 32;
const DOMAIN = 'worldsfair shuffle 1';
const CONTRIBUTIONS = 'worldsfair contributions 1';

/** The published hash: SHA-256 of the seed, in hex. */
export const commitmentTo = (seed: Bytes): string => bytesToHex(sha256(seed));

export const hexOf = (bytes: Bytes): string => bytesToHex(bytes);
export const bytesOf = (hex: string): Bytes => hexToBytes(hex) as Bytes;

/** A secret that nobody can guess. */
export const randomSeed = (): Bytes => crypto.getRandomValues(new Uint8Array(SEED_BYTES));

/** A seed as its 32 bytes: as they are, or from a number from 0 to 2**256 - 1, big-endian. */
export function seedBytes(seed: number | bigint | Uint8Array): Bytes {
  if (seed instanceof Uint8Array) {
    if (seed.length !== SEED_BYTES) throw new InvalidSetup(`A seed is a number or ${SEED_BYTES} bytes.`);
    return new Uint8Array(seed);
  }
  const isWhole = typeof seed === 'bigint' || Number.isSafeInteger(seed);
  if (!isWhole || BigInt(seed) < 0n || BigInt(seed) >= 1n << BigInt(8 * SEED_BYTES)) {
    throw new InvalidSetup('A seed is a number from 0 to 2**256 - 1.');
  }
  return bytesOf(
    BigInt(seed)
      .toString(16)
      .padStart(2 * SEED_BYTES, '0'),
  );
}

/** Whether a text is so many bytes in hex, two lower-case digits each. */
export const isHex = (text: string, size: number): boolean => text.length === 2 * size && /^[0-9a-f]*$/.test(text);

/** The seed of the shuffle: the table's own, joined with what was added to it, if anything. */
export function shuffleSeed(seed: Bytes, contributions: readonly (string | null)[]): Bytes {
  const added = contributions.filter((one) => one !== null);
  if (!added.every((one) => isHex(one, CONTRIBUTION_BYTES))) {
    throw new InvalidSetup(
      `A contribution to the shuffle is ${CONTRIBUTION_BYTES} bytes, ` +
        `written as ${2 * CONTRIBUTION_BYTES} lower-case hex digits.`,
    );
  }
  if (!added.length) return seed;
  // Sorted, so who sits where and who begins makes no difference.
  return keyed(seed, [CONTRIBUTIONS, ...added.sort()].join('/'));
}

/** Contributions as a game keeps them: one for each seat, or nothing where none added any. */
export function bySeat(contributions: readonly (string | null)[], players: number): (string | null)[] {
  if (contributions.every((one) => one === null)) return [];
  if (contributions.length !== players) {
    throw new InvalidSetup(`${contributions.length} contributions are given for ${players} players.`);
  }
  return [...contributions];
}

const keyed = (seed: Bytes, text: string): Bytes => hmac(sha256, seed, utf8ToBytes(text)) as Bytes;

/** An endless stream of 32-bit numbers for one purpose: HMAC-SHA256 in counter mode. */
function* wordsOf(seed: Bytes, purpose: string): Generator<number, never> {
  for (let counter = 0; ; counter++) {
    const block = keyed(seed, `${DOMAIN}/${purpose}/${counter}`);
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}

/** A number from 0 to `limit` - 1, every one equally likely: uneven words are skipped. */
function numberBelow(limit: number, words: Generator<number, never>): number {
  const even = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const { value } = words.next();
    if (value < even) return value % limit;
  }
}

/** The items in the order that the seed gives for this purpose (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], seed: Bytes, purpose: string): Item[] {
  const order = [...items];
  const words = wordsOf(seed, purpose);
  for (let last = order.length - 1; last > 0; last--) {
    const other = numberBelow(last + 1, words);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** S2: the area tiles by position. */
export const shuffledTiles = <Item>(tiles: readonly Item[], seed: Bytes): Item[] => shuffled(tiles, seed, 'tiles');

/** S5: the deck, the first card drawn first. */
export const shuffledDeck = <Item>(cards: readonly Item[], seed: Bytes): Item[] => shuffled(cards, seed, 'deck');

/** T13: the discard pile, sorted by card id, as the deck after so many reshuffles. */
export const reshuffled = <Item>(cards: readonly Item[], seed: Bytes, number: number): Item[] =>
  shuffled(cards, seed, `reshuffle ${number}`);

/** S9: who begins, of those who sit in the lobby in order, by the seed of the shuffle. */
export const startPlayer = (seed: Bytes, players: number): number =>
  numberBelow(players, wordsOf(seed, 'start player'));
