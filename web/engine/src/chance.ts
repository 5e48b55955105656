/** Where the order of the cards comes from: a seed, what a record says was dealt, or nowhere. */
import { InvalidRecord, UnknownDeck } from './errors.ts';
import { AREAS } from './facts.ts';
import { PLACE } from './layout.ts';
import type { Contributions, GameRecord } from './model.ts';
import type { Position } from './position.ts';
import { reshuffled, shuffled, shuffledDeck, shuffledTiles, shuffleSeed, type Bytes } from './shuffle.ts';

/** All that is random in a game. Cards and areas are the numbers of the rules. */
export interface Chance {
  /** The seed of the shuffle, where it is known. */
  readonly seed: Bytes | null;
  /** The table's own part of it, which the commitment is to. */
  readonly tableSeed: Bytes | null;
  readonly contributions: Contributions;
  /** S2: the areas by position. */
  tiles(): number[];
  /** The order of a deck, the first card drawn first; `cards` come sorted. */
  deck(cards: readonly number[], reshuffles: number): number[];
  /** Whether a card was drawn whose place in the deck nobody knows. */
  isGuessed(position: Position): boolean;
}

/** Everything follows from the table's seed, and from what was added to it. */
export class SeedChance implements Chance {
  readonly seed: Bytes;
  readonly tableSeed: Bytes;
  readonly contributions: Contributions;

  constructor(tableSeed: Bytes, contributions: Contributions = []) {
    this.tableSeed = tableSeed;
    this.contributions = contributions;
    this.seed = shuffleSeed(tableSeed, contributions);
  }

  tiles(): number[] {
    return shuffledTiles([...AREAS.keys()], this.seed);
  }

  deck(cards: readonly number[], reshuffles: number): number[] {
    return reshuffles === 0 ? shuffledDeck(cards, this.seed) : reshuffled(cards, this.seed, reshuffles);
  }

  isGuessed(): boolean {
    return false;
  }
}

/** A card that was drawn, and in which turn; null for the set-up. */
type Drawn = readonly [card: string, turn: number | null];

/** A record without a seed knows the cards that were dealt, deck by deck. */
export class RecordedChance implements Chance {
  readonly seed = null;
  readonly tableSeed = null;
  readonly contributions: Contributions;
  readonly #order: number[];
  readonly #decks: Drawn[][];
  readonly #names: readonly string[];

  /** What a record whose set-up has the right shape says of chance; `names` are those of the cards. */
  constructor({ setup, turns }: GameRecord, names: readonly string[], contributions: Contributions) {
    this.contributions = contributions;
    this.#names = names;
    this.#order = setup.areas.map((area) => AREAS.indexOf(area));
    this.#decks = [setup.areas.flatMap((area) => setup.cards[area].map((card): Drawn => [card, null]))];
    turns.forEach((turn, number) =>
      turn.dealt.forEach(([, card], index) => {
        if (index === turn.reshuffled_before) this.#decks.push([]);
        this.#decks.at(-1)?.push([card, number + 1]);
      }),
    );
  }

  tiles(): number[] {
    return [...this.#order];
  }

  /** The cards that will be drawn first, then the others as they come. */
  deck(cards: readonly number[], reshuffles: number): number[] {
    const rest = new Map(cards.map((card) => [this.#names[card], card]));
    const known = this.#drawn(reshuffles).map(([name, turn]) => {
      const card = rest.get(name);
      if (card === undefined) throw new InvalidRecord(`${name} can't be dealt: it is not in the deck`, turn);
      rest.delete(name);
      return card;
    });
    return [...known, ...rest.values()];
  }

  /** Whether more cards are gone from the deck than were drawn in the record. */
  isGuessed(position: Position): boolean {
    return position.cardsDrawn > this.#drawn(position.reshuffles).length;
  }

  #drawn(reshuffles: number): Drawn[] {
    return this.#decks[reshuffles] ?? [];
  }
}

/** Nothing is known of the order of the deck. */
export class HiddenChance implements Chance {
  readonly seed = null;
  readonly tableSeed = null;
  readonly contributions: Contributions = [];

  /** No game begins like this. */
  tiles(): number[] {
    throw new UnknownDeck('Nobody knows how this game began.');
  }

  /** Any order does, as `isGuessed` refuses what it leads to. */
  deck(cards: readonly number[]): number[] {
    return [...cards];
  }

  /** Every card is, and a decision that ends a turn draws one. */
  isGuessed(position: Position): boolean {
    return !position.awaitsTurnMove || position.phase === PLACE;
  }
}

/** S1 to S9 with this chance. */
export function layOut(position: Position, chance: Chance, hasChosenApprovals: boolean): void {
  const deck = chance.deck(position.box.deck, 0);
  position.layOut(chance.tiles(), deck, hasChosenApprovals);
}

/** T13 with this chance, for a position that waits for it. */
export function reshuffle(position: Position, chance: Chance): void {
  const cards = position.gatherDiscards();
  position.giveDeck(chance.deck(cards, position.reshuffles));
}

/** Put the cards that nobody has seen into the order that a seed gives. */
export function shuffleUnseen(position: Position, tableSeed: Bytes, contributions: Contributions = []): SeedChance {
  const chance = new SeedChance(tableSeed, contributions);
  position.giveDeck(shuffled(position.sortedDeck, chance.seed, 'imagined'));
  return chance;
}
