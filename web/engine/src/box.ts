/** The facts of an edition for a number of players, and the names of its cards. */
import { KINDS, type EditionName, type Kind } from './facts.ts';
import { BOX, BOXES, CARD_COUNT, type Field } from './layout.ts';
import type { Memory } from './memory.ts';
import type { Card } from './model.ts';

export type Players = 2 | 3 | 4;
/** The facts of an edition for a number of players, in the engine's memory. */
export class Box {
  readonly memory: Memory;
  readonly edition: EditionName;
  readonly players: Players;
  readonly address: number;
  /** The name of each card: its number is its place. */
  readonly cards: readonly Card[];

  constructor(memory: Memory, edition: EditionName, players: Players) {
    this.memory = memory;
    this.edition = edition;
    this.players = players;
    this.address = memory.put(Uint8Array.from(atob(BOXES[edition][players]), (letter) => letter.charCodeAt(0)));
    this.cards = Array.from({ length: CARD_COUNT }, (_, card) => {
      const kind = this.kindOf(card);
      return `${KINDS[kind] as Kind}-${card - this.get(BOX.firstCard, kind) + 1}` as const;
    });
  }

  get(field: Field, row = 0, column = 0): number {
    return this.memory.get(this.address, field, row, column);
  }

  /** On the wheel. */
  get spaces(): number {
    return this.get(BOX.spaces);
  }

  /** P4: what a place gives, by its row of the award table. */
  award(row: number): { medal: number; approvals: number } {
    return { medal: this.get(BOX.medal, row), approvals: this.get(BOX.approvals, row) };
  }

  cardName(card: number): Card {
    return this.cards[card] as Card;
  }

  cardNames(cards: readonly number[]): Card[] {
    return cards.map((card) => this.cardName(card));
  }

  kindOf(card: number): number {
    return this.get(BOX.kindOf, card);
  }

  /** The cards of the deck for this number of players, in the order of their ids. */
  get deck(): number[] {
    return this.memory.row(this.address, BOX.deck, this.get(BOX.deckSize));
  }
}
