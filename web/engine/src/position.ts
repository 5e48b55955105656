/** One game's state in the engine's memory, and the engine's functions on it. */
import { KINDS, type EditionName } from './facts.ts';
import {
  APPROVE,
  AREA_COUNT,
  BOX,
  BOXES,
  CARD_COUNT,
  CHOICES,
  DEAL,
  FIGURES_STEP,
  FIRST_AUTOMATIC,
  NO_CARD,
  OVER,
  OVERVIEW,
  PLACE,
  SEAT_COUNT,
  SHUFFLE,
  STATE,
  type Field,
} from './layout.ts';
import type { Memory } from './memory.ts';

export type Players = 2 | 3 | 4;
/** A state by itself, to keep or to send. */
export type StateBytes = Uint8Array<ArrayBuffer>;

/** The facts of an edition for a number of players, in the engine's memory. */
export class Box {
  readonly memory: Memory;
  readonly edition: EditionName;
  readonly players: Players;
  readonly address: number;
  /** The name of each card: its number is its place. */
  readonly cards: readonly string[];

  constructor(memory: Memory, edition: EditionName, players: Players) {
    this.memory = memory;
    this.edition = edition;
    this.players = players;
    this.address = memory.put(Uint8Array.from(atob(BOXES[edition][players]), (letter) => letter.charCodeAt(0)));
    this.cards = Array.from({ length: CARD_COUNT }, (_, card) => {
      const kind = this.kindOf(card);
      return `${KINDS[kind]}-${card - this.get(BOX.firstCard, kind) + 1}`;
    });
  }

  get(field: Field, row = 0, column = 0): number {
    return this.memory.get(this.address, field, row, column);
  }

  kindOf(card: number): number {
    return this.get(BOX.kindOf, card);
  }

  /** The cards of the deck for this number of players, in the order of their ids. */
  get deck(): number[] {
    return this.memory.row(this.address, BOX.deck, this.get(BOX.deckSize));
  }
}

/** A state that the engine changes in place. It owns its memory until `free`. */
export class Position {
  readonly box: Box;
  readonly address: number;

  constructor(box: Box) {
    this.box = box;
    this.address = roomFor(box.memory);
    box.memory.write(this.address, new Uint8Array(STATE.size));
  }

  static from(box: Box, bytes: StateBytes): Position {
    const position = new Position(box);
    position.load(bytes);
    return position;
  }

  /** Give the memory back; nothing may be asked of this position afterwards. */
  free(): void {
    spare(this.box.memory).push(this.address);
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
    if (bytes.length !== STATE.size) throw new RangeError(`a state has ${STATE.size} bytes, not ${bytes.length}`);
    this.box.memory.write(this.address, bytes);
  }

  get(field: Field, row = 0, column = 0): number {
    return this.box.memory.get(this.address, field, row, column);
  }

  set(field: Field, value: number, row = 0, column = 0): void {
    this.box.memory.set(this.address, field, value, row, column);
  }

  row(field: Field, count: number, row = 0): number[] {
    return this.box.memory.row(this.address, field, count, row);
  }

  // What the state says.

  get players(): Players {
    return this.box.players;
  }

  get turn(): number {
    return this.get(STATE.turn);
  }

  get phase(): number {
    return this.get(STATE.phase);
  }

  /** Who decides. */
  get seat(): number {
    return this.get(STATE.seat);
  }

  get isOver(): boolean {
    return this.phase === OVER;
  }

  get awaitsShuffle(): boolean {
    return this.phase === SHUFFLE;
  }

  get awaitsApproval(): boolean {
    return this.phase === APPROVE;
  }

  /** Whether a player has to place or to play a figure. */
  get awaitsTurnMove(): boolean {
    return this.phase === PLACE || this.phase === FIGURES_STEP;
  }

  /** Whether nothing happens by itself. */
  get awaitsDecision(): boolean {
    return this.phase < FIRST_AUTOMATIC && this.phase !== SHUFFLE;
  }

  /** The cards at an area, in the order dealt. */
  cardsAt(area: number): number[] {
    return this.row(STATE.slots, this.get(STATE.slotCount, area), area);
  }

  get slotCounts(): number[] {
    return this.row(STATE.slotCount, AREA_COUNT);
  }

  /** The cards left to draw, the first drawn first. */
  get deck(): number[] {
    return this.row(STATE.deck, this.get(STATE.deckSize)).reverse();
  }

  // What the engine does.

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
    return this.row(STATE.deck, this.get(STATE.deckSize));
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
    this.giveDeck(this.deck.sort((a, b) => a - b));
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
    const table = (field: Field) =>
      Array.from({ length: SEAT_COUNT }, (_, seat) => memory.row(address, field, AREA_COUNT, seat));
    const perSeat = (field: Field) => Array.from({ length: SEAT_COUNT }, (_, seat) => memory.get(address, field, seat));
    const first = memory.row(address, OVERVIEW.first, OVERVIEW.first.shape[0]);
    const cards = memory.row(address, OVERVIEW.cards, CARD_COUNT);
    return {
      place: table(OVERVIEW.place),
      approvable: table(OVERVIEW.approvable),
      setPoints: perSeat(OVERVIEW.setPoints),
      ifScored: perSeat(OVERVIEW.ifScored),
      cardsAt: (place) => cards.slice(first[place], first[place + 1]),
    };
  }
}

/** A position at a glance. */
export interface Overview {
  /** By seat and area, a row of the award table. */
  readonly place: number[][];
  /** By seat and area, how many exhibits may be approved. */
  readonly approvable: number[][];
  readonly setPoints: number[];
  readonly ifScored: number[];
  /** The cards at a place (`IN_DECK`, `HELD_BY + seat`, …), in the order of their ids. */
  readonly cardsAt: (place: number) => number[];
}

/** Memory of states that were freed, by engine. */
const SPARE = new WeakMap<Memory, number[]>();
const CHOICE_ROOM = new WeakMap<Memory, number>();
const OVERVIEW_ROOM = new WeakMap<Memory, number>();

function spare(memory: Memory): number[] {
  const known = SPARE.get(memory);
  if (known) return known;
  const fresh: number[] = [];
  SPARE.set(memory, fresh);
  return fresh;
}

const roomFor = (memory: Memory): number => spare(memory).pop() ?? memory.reserve(STATE.size);

function once(rooms: WeakMap<Memory, number>, memory: Memory, size: number): number {
  const known = rooms.get(memory);
  if (known !== undefined) return known;
  const address = memory.reserve(size);
  rooms.set(memory, address);
  return address;
}

const roomForChoices = (memory: Memory): number => once(CHOICE_ROOM, memory, CHOICES.size);
const roomForOverview = (memory: Memory): number => once(OVERVIEW_ROOM, memory, OVERVIEW.size);
