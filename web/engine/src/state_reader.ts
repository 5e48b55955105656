/** A state's fields, read from the engine's memory. */
import type { Box, Players } from './box.ts';
import { APPROVE, AREA_COUNT, BOX, FIGURES_STEP, OVER, PLACE, SHUFFLE, STATE, type Field } from './layout.ts';

/** What is often asked about a state. */
export class StateReader {
  readonly box: Box;
  /** Where the state is, for the engine. */
  readonly address: number;

  constructor(box: Box, address: number) {
    this.box = box;
    this.address = address;
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

  get isInFiguresStep(): boolean {
    return this.phase === FIGURES_STEP;
  }

  /** Whether somebody decides. */
  get awaitsDecision(): boolean {
    return this.awaitsTurnMove || this.awaitsApproval;
  }

  /** The cards at an area, in the order dealt. */
  cardsAt(area: number): number[] {
    return this.row(STATE.slots, this.get(STATE.slotCount, area), area);
  }

  get slotCounts(): number[] {
    return this.row(STATE.slotCount, AREA_COUNT);
  }

  /** The cards left to draw, the first drawn first. Secret. */
  get deck(): number[] {
    return this.row(STATE.deck, this.deckSize).reverse();
  }

  /** The same cards in the order of their ids, which everybody may know. */
  get sortedDeck(): number[] {
    return this.deck.sort((one, other) => one - other);
  }

  get deckSize(): number {
    return this.get(STATE.deckSize);
  }

  get reshuffles(): number {
    return this.get(STATE.reshuffles);
  }

  /** How many cards of the present deck are gone. */
  get cardsDrawn(): number {
    const whole = this.reshuffles ? this.get(STATE.reshuffledSize) : this.box.get(BOX.deckSize);
    return whole - this.deckSize;
  }

  /** 1 to 3; a scoring phase belongs to the round that it ends. */
  get round(): number {
    return this.get(STATE.currentRound);
  }

  get hasChosenApprovals(): boolean {
    return this.get(STATE.chosenApprovals) === 1;
  }

  /** How far the car has moved since the start space. */
  get car(): number {
    return this.get(STATE.car);
  }

  /** The area of this turn's placement. */
  get placed(): number {
    return this.get(STATE.placed);
  }

  /** The area whose tile lies at a position. */
  areaAt(position: number): number {
    return this.get(STATE.areaAt, position);
  }

  /** The area that is being scored. */
  get scoredArea(): number {
    return this.areaAt(this.get(STATE.scoredPosition));
  }

  supporters(seat: number, area: number): number {
    return this.get(STATE.supporters, seat, area);
  }

  tokens(seat: number, area: number): number {
    return this.get(STATE.tokens, seat, area);
  }

  /** How many cards of a kind a player holds. */
  held(seat: number, kind: number): number {
    return this.get(STATE.held, seat, kind);
  }
}
