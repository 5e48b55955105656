/** What a record says for the proof of its shuffle: the promise, what was added to it, the seed. */
import { InvalidRecord } from './errors.ts';
import type { Contributions } from './model.ts';
import { bytesOf, commitmentTo, CONTRIBUTION_BYTES, isHex, SEED_BYTES, type Bytes } from './shuffle.ts';

/** The table's seed if it is told; refused if it is not the one that was promised. */
export function seedOf(text: string | undefined, commitment: string): Bytes | null {
  if (!isHex(commitment, 32)) throw new InvalidRecord('the commitment is not a SHA-256 in hex');
  if (text === undefined) return null;
  if (!isHex(text, SEED_BYTES)) throw new InvalidRecord(`the seed is not ${SEED_BYTES} bytes in hex`);
  const seed = bytesOf(text);
  if (commitmentTo(seed) !== commitment) throw new InvalidRecord('the seed does not match the commitment');
  return seed;
}

/** What each seat added to the shuffle; nothing at all where no seat did. */
export function contributionsOf(told: Contributions | undefined, players: number): Contributions {
  if (told === undefined) return [];
  if (told.length !== players) {
    throw new InvalidRecord(`contributions are told for ${told.length} seats, not ${players}`);
  }
  const added = told.filter((one) => one !== null);
  if (!added.length) throw new InvalidRecord('contributions are told, but no seat has any');
  if (!added.every((one) => isHex(one, CONTRIBUTION_BYTES))) {
    throw new InvalidRecord(`contributions are not ${CONTRIBUTION_BYTES} bytes each in hex`);
  }
  return told;
}
