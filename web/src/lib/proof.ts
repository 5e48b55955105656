/** Whether a finished game's shuffle was what was promised, as far as this device can tell. */
import { cardsInPlay } from 'worldsfair-engine/deck.ts';
import { AREAS } from 'worldsfair-engine/facts.ts';
import type { Remembered } from './contribution';
import type { Continuation, GameRecord } from '../tables/source';

/** What a record tells of its shuffle. */
export interface Told {
  commitment: string;
  /** Null before the end. */
  seed: string | null;
  /** By seat. */
  contributions: (string | null)[];
}

/** What was found; null where there was nothing to look at. */
export interface Proof {
  /** The seed has the hash that this device noted, or that it was told only now; or it has another. */
  promise: 'noted' | 'told' | 'broken';
  /** Whether what this device added is there. */
  own: 'kept' | 'lost' | null;
  /** How many cards lay where they had to, if all of them did. */
  cards: number | 'wrong' | null;
  isFair: boolean;
  /** Whether anybody's device added to the shuffle. */
  isShared: boolean;
}

/** Of a game that went on from another, its last part. */
export function toldBy(record: GameRecord | Continuation): Told | null {
  const last = 'parts' in record ? record.parts.at(-1) : record;
  if (!last) return null;
  const none = last.seats.map(() => null);
  return { commitment: last.commitment, seed: last.seed ?? null, contributions: last.contributions ?? none };
}

/** Compute it again; null if the game is not over. `isSeated`: the reader played. */
export async function prove(
  record: GameRecord | Continuation,
  noted: readonly Remembered[],
  isSeated: boolean,
): Promise<Proof | null> {
  const told = toldBy(record);
  if (!told?.seed) return null;
  // Only who looks at the end of a game needs it.
  const { bytesOf, commitmentTo, shuffleSeed } = await import('worldsfair-engine/shuffle.ts');
  const { commitment, contributions } = told;
  const seed = bytesOf(told.seed);
  const isKept = commitmentTo(seed) === commitment && noted.every((one) => one.commitment === commitment);
  const promise = !isKept ? 'broken' : noted.length ? 'noted' : 'told';
  const isThere = noted.every((one) => contributions.includes(one.contribution));
  // Who added something and left before the start is missing for a good reason.
  const own = !noted.length || !isSeated ? null : isThere ? 'kept' : 'lost';
  const cards = 'parts' in record ? null : await cardsRight(record, shuffleSeed(seed, contributions));
  return {
    promise,
    own,
    cards,
    isFair: promise !== 'broken' && own !== 'lost' && cards !== 'wrong',
    isShared: contributions.some((one) => one !== null),
  };
}

/** The areas and the cards up to the first reshuffle, compared with what the seed of the shuffle gives. */
async function cardsRight(
  { setup, turns, seats, edition }: GameRecord,
  seed: Uint8Array<ArrayBuffer>,
): Promise<number | 'wrong' | null> {
  const { shuffledDeck, shuffledTiles } = await import('worldsfair-engine/shuffle.ts');
  if (shuffledTiles(AREAS, seed).join() !== setup.areas.join()) return 'wrong';
  const cards = cardsInPlay(edition, seats.length);
  if (!cards) return null;
  const deck: readonly string[] = shuffledDeck(cards, seed);
  const drawn = setup.areas.flatMap((area) => setup.cards[area] ?? []);
  for (const turn of turns) {
    drawn.push(...turn.dealt.slice(0, turn.reshuffled_before).map((pair) => pair[1]));
    if (turn.reshuffled_before !== undefined) break;
  }
  return drawn.every((card, i) => deck[i] === card) ? drawn.length : 'wrong';
}
