/** What is common to a whole game and its public side: looking, and playing on. */
import type { Chance } from './chance.ts';
import type { Engine } from './engine.ts';
import { GameOver } from './errors.ts';
import type { EditionName } from './facts.ts';
import { stepsOfTurn, stepsTo, textsOf, type Step } from './history.ts';
import type { Approvals, Contributions, Result, Seat } from './model.ts';
import { parseMove, textOf } from './moves.ts';
import type { Players, Position, StateBytes } from './position.ts';
import { previewTurn, type Preview } from './preview.ts';
import type { Bytes } from './shuffle.ts';
import { play } from './turns.ts';
import { infoOf, viewOf, type GameInfo, type View } from './view.ts';
import { resultOf } from './writer.ts';

/** A game, and what it needs to go on. */
export interface GameParts {
  engine: Engine;
  position: Position;
  chance: Chance;
  commitment: string;
  seats: readonly Seat[];
  last?: Step | null;
}

export class BaseGame {
  readonly engine: Engine;
  /** Who sits where. */
  readonly seats: readonly Seat[];
  /** The hash of the seed, which may be told from the first turn on. */
  readonly commitment: string;
  protected readonly position: Position;
  protected readonly chance: Chance;
  protected last: Step | null;

  protected constructor({ engine, position, chance, commitment, seats, last = null }: GameParts) {
    this.engine = engine;
    this.seats = seats;
    this.commitment = commitment;
    this.position = position;
    this.chance = chance;
    this.last = last;
  }

  get players(): Players {
    return this.position.players;
  }

  /** Whether exhibits are approved by themselves or by choice (P7). */
  get approvals(): Approvals {
    return this.position.hasChosenApprovals ? 'chosen' : 'automatic';
  }

  get edition(): EditionName {
    return this.position.box.edition;
  }

  /** The table's seed, which decides all chance with the contributions; null if it is not known. Secret. */
  get seed(): Bytes | null {
    return this.chance.tableSeed;
  }

  /** By seat, what was added to the table's seed; empty where no seat added any. */
  get contributions(): Contributions {
    return this.chance.contributions;
  }

  // Whose decision, and which.

  /** Whose decision it is; with chosen approvals, the approver. */
  get seat(): number {
    if (this.isOver) throw new GameOver();
    return this.position.seat;
  }

  /** How many turns are finished. */
  get turn(): number {
    return this.position.turn;
  }

  /** 1 to 3. */
  get round(): number {
    return this.position.round;
  }

  /** Whether the third scoring phase is done (E1). */
  get isOver(): boolean {
    return this.position.isOver;
  }

  /** Whether somebody chooses how many exhibits to approve (P7). */
  get awaitsApproval(): boolean {
    return this.position.awaitsApproval;
  }

  /** Every move that may be made now; empty when the game is over. */
  legal(): string[] {
    return this.position.legal().map(textOf);
  }

  /** Every move that was made here, in order. */
  moves(): string[] {
    return textsOf(stepsTo(this.last));
  }

  /** The moves of the turn that is under way. */
  turnMoves(): string[] {
    return textsOf(stepsOfTurn(this.last, this.turn));
  }

  // Playing.

  /** Make one decision; a turn finishes with its last one. */
  play(move: string): void {
    const decision = parseMove(move);
    const before = this.position.bytes();
    play(this.position, decision, this.chance);
    this.last = { before, decision, earlier: this.last };
  }

  // Looking.

  /** Everything public, nothing hidden: all but the order of the deck. */
  view(): View {
    return viewOf(this.position);
  }

  /** The view, and the points of each seat if scoring came now. */
  info(): GameInfo {
    return infoOf(this.position);
  }

  /** What a turn with these moves leads to so far; nothing is played, no card revealed. */
  preview(moves: readonly string[]): Preview {
    return previewTurn(this.position, moves);
  }

  /** Points by source and who won; the standing so far while the game is on. */
  result(): Result {
    return resultOf(this.position);
  }

  /** The state for a bot: all that every player knows, and no order of the deck. */
  publicState(): StateBytes {
    const known = this.position.copy();
    known.hideDeck();
    const bytes = known.bytes();
    known.free();
    return bytes;
  }

  /** The state with the secret order of the deck, to compare and to debug. */
  secretState(): StateBytes {
    return this.position.bytes();
  }

  /** Give the engine its memory back at once; nothing may be asked of this game afterwards. */
  free(): void {
    this.position.free();
  }
}
