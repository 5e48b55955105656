/** One game's state in the engine's memory, and the engine's functions on it. */
import type { Box } from './box.ts';
import { InvalidState } from './errors.ts';
import { AREA_COUNT, CARD_COUNT, CHOICES, DEAL, NO_CARD, STATE } from './layout.ts';
import { readOverview, type Overview } from './overview.ts';
import { giveRoomBack, returnWhenForgotten, roomForChoices, roomForOverview, takeRoom } from './rooms.ts';
import { StateReader } from './state_reader.ts';

export { Box, type Players } from './box.ts';

/** A state by itself, to keep or to send. */
export type StateBytes = Uint8Array<ArrayBuffer>;

/** A state that the engine changes in place. It owns its memory until `free`, or until it is forgotten. */
export class Position extends StateReader {
  constructor(box: Box) {
    super(box, takeRoom(box.memory));
    returnWhenForgotten(this, box.memory, this.address);
  }

  static from(box: Box, bytes: StateBytes): Position {
    const position = new Position(box);
    position.load(bytes);
    return position;
  }

  /** Give the memory back; nothing may be asked of this position afterwards. */
  free(): void {
    giveRoomBack(this, this.box.memory, this.address);
  }

  copy(): Position {
    const other = new Position(this.box);
    this.box.memory.copy(other.address, this.address, STATE.size);
    return other;
  }

  bytes(): StateBytes {
    return this.box.memory.read(this.address, STATE.size);
  }

  load(bytes: StateBytes): void {
    if (bytes.length !== STATE.size) {
      throw new InvalidState(`A state has ${STATE.size} bytes, not ${bytes.length}.`);
    }
    this.box.memory.write(this.address, bytes);
  }

  get #call() {
    return this.box.memory.call;
  }

  get #state(): bigint {
    return BigInt(this.address);
  }

  get #box(): bigint {
    return BigInt(this.box.address);
  }

  /** S1 to S9 with these tiles by position and this deck, the first card drawn first. */
  layOut(areas: readonly number[], deck: readonly number[], hasChosenApprovals: boolean): void {
    this.#call.clear(this.#state, this.#box, hasChosenApprovals ? 1n : 0n, 1n);
    areas.forEach((area, position) => this.set(STATE.areaAt, area, position));
    this.#setDeck(deck);
    this.#call.openTheFair(this.#state, this.#box);
  }

  /** The legal decisions, ascending. */
  legal(): number[] {
    const { memory } = this.box;
    const choices = roomForChoices(memory);
    const count = Number(this.#call.legal(this.#state, this.#box, BigInt(choices)));
    return memory.row(choices, CHOICES.decision, count);
  }

  /** Carry out a decision and what follows; false, and no change, if it is illegal. */
  playIfLegal(decision: number): boolean {
    return Boolean(this.#call.playIfLegal(this.#state, this.#box, BigInt(decision)));
  }

  /** Do all that follows until somebody decides or the deck must be shuffled. */
  advance(): void {
    this.#call.advance(this.#state, this.#box);
  }

  /** Why a decision that is not legal is not, as a place in `REASONS`. */
  reasonAgainst(decision: number): number {
    return Number(this.#call.reasonAgainst(this.#state, BigInt(decision)));
  }

  /** Carry out only the decision itself, known to be legal. */
  apply(decision: number): void {
    this.#call.applyDecision(this.#state, this.#box, BigInt(decision));
  }

  /** The next stage of what follows from a decision. */
  runStage(): void {
    this.#call.runStage(this.#state, this.#box);
  }

  /** Take the cards of the placement, whatever figures are left to play. */
  collect(): void {
    this.#call.collect(this.#state, this.#box);
  }

  /** T13: the discard pile becomes the deck; says which cards, in the order of their ids. */
  gatherDiscards(): number[] {
    this.#call.gatherDiscards(this.#state);
    return this.row(STATE.deck, this.deckSize);
  }

  /** Put the deck into this order, the first card drawn first, and let the deal go on. */
  giveDeck(deck: readonly number[]): void {
    this.#setDeck(deck);
    if (this.awaitsShuffle) this.set(STATE.phase, DEAL);
  }

  #setDeck(deck: readonly number[]): void {
    const drawnLast = [...deck].reverse();
    for (let card = 0; card < CARD_COUNT; card++) this.set(STATE.deck, drawnLast[card] ?? NO_CARD, card);
    this.set(STATE.deckSize, deck.length);
  }

  /** What every player knows, and no more: the deck in the order of the card ids, shuffled by guesses. */
  hideDeck(): void {
    this.giveDeck(this.sortedDeck);
    this.set(STATE.asksForShuffle, 0);
  }

  /** A player's place in an area, as a row of the award table. */
  place(seat: number, area: number): number {
    return Number(this.#call.place(this.#state, BigInt(seat), BigInt(area)));
  }

  ticketCoins(seat: number): number {
    return Number(this.#call.ticketCoins(this.#state, this.#box, BigInt(seat)));
  }

  setPoints(seat: number): number {
    return Number(this.#call.setPoints(this.#state, this.#box, BigInt(seat)));
  }

  /** E2: coins, medals and sets. */
  totalPoints(seat: number): number {
    return Number(this.#call.totalPoints(this.#state, this.#box, BigInt(seat)));
  }

  /** The areas and the points of each of a player's sets, the largest first. */
  sets(seat: number): { areas: number[]; points: number }[] {
    const found = [];
    for (let number = 0n; ; number++) {
      const bits = Number(this.#call.areasOfSet(this.#state, BigInt(seat), number));
      if (!bits) return found;
      const areas = Array.from({ length: AREA_COUNT }, (_, area) => area).filter((area) => (bits >> area) & 1);
      found.push({ areas, points: Number(this.#call.pointsOfSet(this.#state, this.#box, BigInt(seat), number)) });
    }
  }

  /** E4: the seats that would win if the game ended now. */
  winners(): number[] {
    const seats = Array.from({ length: this.players }, (_, seat) => seat);
    const keys = seats.map((seat) => this.#call.rankingKey(this.#state, this.#box, BigInt(seat)));
    const best = keys.reduce((one, other) => (other > one ? other : one));
    return seats.filter((seat) => keys[seat] === best);
  }

  /** All that a view shows, looked up at once. */
  overview(): Overview {
    const { memory } = this.box;
    const address = roomForOverview(memory);
    this.#call.lookOver(this.#state, this.#box, BigInt(address));
    return readOverview(memory, address);
  }
}
