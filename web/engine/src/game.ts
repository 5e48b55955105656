/** `Game`: a whole game with its secret; plays, undoes, looks, records. */
import { HiddenChance, layOut, SeedChance, shuffleUnseen, type Chance } from './chance.ts';
import type { Engine } from './engine.ts';
import {
  GameOver,
  IllegalMove,
  InvalidRecord,
  InvalidSetup,
  NothingToUndo,
  quoted,
  TooManyParts,
  UnknownBeginning,
} from './errors.ts';
import { isSame } from './comparing.ts';
import { DEFAULT_EDITION, PLAYER_COUNTS, type EditionName } from './facts.ts';
import { stepsByTurn, stepsOfTurn, stepsTo, type Step } from './history.ts';
import { CONTINUATION } from './layout.ts';
import {
  asRecord,
  decisionsOf,
  type Approvals,
  type Continuation,
  type Contributions,
  type GameRecord,
  type Part,
  type Result,
  type Seat,
  type Turn,
} from './model.ts';
import { parseMove, textOf } from './moves.ts';
import { Position, type Players, type StateBytes } from './position.ts';
import { previewTurn, type Preview } from './preview.ts';
import { Replay } from './replay.ts';
import { bySeat, bytesOf, commitmentTo, hexOf, randomSeed, seedBytes, type Bytes } from './shuffle.ts';
import { play, playAndRecord, TurnRecorder } from './turns.ts';
import { infoOf, viewOf, type GameInfo, type View } from './view.ts';
import { hasAny, resultOf, setupOf, writeRecord } from './writer.ts';

/** How a game begins. */
export interface GameOptions {
  players?: number;
  /** Decides all chance: a number, 32 bytes, or nothing for a secret one. */
  seed?: number | bigint | Uint8Array;
  approvals?: Approvals;
  edition?: EditionName;
  /** Who plays; kept for the record, changes nothing. */
  seats?: readonly Seat[];
  /** What each seat added to the seed, if any did: 32 bytes in hex. */
  contributions?: Contributions;
}

/** How a game goes on from another; what is left out stays, but for the seed, which is a new secret one. */
export interface SequelOptions extends Pick<GameOptions, 'seed' | 'seats' | 'contributions'> {
  /** How many turns are finished where it goes on; the last one by default. */
  turn?: number;
}

/** What a game went on from: the first one up to its seam, and the parts between later seams. */
export interface Earlier {
  before: GameRecord;
  parts: Part[];
}

/** A whole game with its secret as plain data, to keep and to take up again. */
export interface SavedGame {
  players: Players;
  edition: EditionName;
  approvals: Approvals;
  seats: Seat[];
  /** The table's, in hex. */
  seed: string;
  contributions: Contributions;
  /** Every decision, in order. */
  moves: string[];
  earlier?: Earlier;
}

/** A game, and what it needs to go on. */
interface GameParts {
  engine: Engine;
  position: Position;
  chance: Chance;
  commitment: string;
  seats: readonly Seat[];
  last?: Step | null;
  earlier?: Earlier | null;
}

export class Game {
  readonly engine: Engine;
  /** Who sits where. */
  readonly seats: readonly Seat[];
  /** The hash of the seed, which may be told from the first turn on. */
  readonly commitment: string;
  readonly #position: Position;
  readonly #chance: Chance;
  readonly #earlier: Earlier | null;
  #last: Step | null;

  private constructor({ engine, position, chance, commitment, seats, last = null, earlier = null }: GameParts) {
    this.engine = engine;
    this.seats = seats;
    this.commitment = commitment;
    this.#position = position;
    this.#chance = chance;
    this.#last = last;
    this.#earlier = earlier;
  }

  /** A game at its first decision. */
  static new(engine: Engine, options: GameOptions = {}): Game {
    const { approvals = 'automatic', edition = DEFAULT_EDITION, contributions = [] } = options;
    const players = playersOf(options.players ?? 2);
    const seats = options.seats ?? nameless(players);
    if (!['automatic', 'chosen'].includes(approvals)) {
      throw new InvalidSetup(`Approvals are automatic or chosen, not ${quoted(approvals)}.`);
    }
    if (seats.length !== players) throw new InvalidSetup(`${seats.length} seats are named for ${players} players.`);
    const seed = options.seed === undefined ? randomSeed() : seedBytes(options.seed);
    const chance = new SeedChance(seed, bySeat(contributions, players));
    const position = new Position(engine.box(edition, players));
    layOut(position, chance, approvals === 'chosen');
    return new Game({ engine, position, chance, commitment: commitmentTo(seed), seats });
  }

  /**
   * The game that a record tells, after all of its turns or only the first `turns`. The record is verified. `seed` is
   * the table's, for the keeper of a running game, whose record does not reveal it: without one the game can be
   * looked at, but not dealt any further.
   */
  static fromRecord(
    engine: Engine,
    record: GameRecord | Continuation,
    { turns, seed }: { turns?: number; seed?: Bytes } = {},
  ): Game {
    const replay = new Replay(engine, record);
    const count = replay.record.turns.length;
    const last = turns ?? count;
    if (last < 0 || last > count) throw new InvalidRecord(`it has ${count} turns, so there is no turn ${last}`);
    const game = Game.#atBeginning(engine, replay, seed);
    let number = 0;
    for (const turn of replay.playTurns()) {
      number += 1;
      if (number > last) continue;
      for (const text of decisionsOf(turn)) game.play(text);
      if (seed && !isSame(game.lastTurn(), turn)) {
        throw new InvalidRecord('the cards are not what the seed gives', number);
      }
    }
    replay.free();
    return game;
  }

  /** The game that a record tells before its first turn, with the table's seed if one is given. */
  static #atBeginning(engine: Engine, { record, position, chance }: Replay, seed?: Bytes): Game {
    const { commitment, seats } = record;
    const first = position.copy();
    if (!seed) return new Game({ engine, position: first, chance, commitment, seats });
    if (commitmentTo(seed) !== commitment) throw new InvalidRecord('the seed does not match the commitment');
    const known = new SeedChance(seed, chance.contributions);
    layOut(first, known, position.hasChosenApprovals);
    if (!isSame(setupOf(first), record.setup)) throw new InvalidRecord('the set-up is not what the seed gives');
    return new Game({ engine, position: first, chance: known, commitment, seats });
  }

  /** Take a game up again that was kept with `save`. */
  static resume(engine: Engine, saved: SavedGame): Game {
    const { seats, earlier, contributions } = saved;
    const seed = bytesOf(saved.seed);
    const game = earlier
      ? Game.#goneOn(engine, earlier, { seed, seats, contributions })
      : Game.new(engine, { ...saved, seed });
    for (const move of saved.moves) game.play(move);
    return game;
  }

  /** A game at its seam: the turns before it are played again, the unseen cards put in the order of the seed. */
  static #goneOn(
    engine: Engine,
    earlier: Earlier,
    { seed, seats, contributions }: { seed: Bytes; seats: readonly Seat[]; contributions: Contributions },
  ): Game {
    const replay = new Replay(engine, wholeOf(earlier));
    while (replay.finished < replay.record.turns.length) replay.playTurn();
    const { position } = replay;
    const { players } = position;
    if (seats.length !== players) throw new InvalidSetup(`${seats.length} seats are named for ${players} players.`);
    const chance = shuffleUnseen(position, seed, bySeat(contributions, players));
    return new Game({ engine, position, chance, commitment: commitmentTo(seed), seats, earlier });
  }

  get players(): Players {
    return this.#position.players;
  }

  /** Whether exhibits are approved by themselves or by choice (P7). */
  get approvals(): Approvals {
    return this.#position.hasChosenApprovals ? 'chosen' : 'automatic';
  }

  get edition(): EditionName {
    return this.#position.box.edition;
  }

  /** The table's seed, which decides all chance with the contributions; null if it is not known. Secret. */
  get seed(): Bytes | null {
    return this.#chance.tableSeed;
  }

  /** By seat, what was added to the table's seed; empty where no seat added any. */
  get contributions(): Contributions {
    return this.#chance.contributions;
  }

  // Whose decision, and which.

  /** Whose decision it is; with chosen approvals, the approver. */
  get seat(): number {
    if (this.isOver) throw new GameOver();
    return this.#position.seat;
  }

  /** How many turns are finished. */
  get turn(): number {
    return this.#position.turn;
  }

  /** 1 to 3. */
  get round(): number {
    return this.#position.round;
  }

  /** Whether the third scoring phase is done (E1). */
  get isOver(): boolean {
    return this.#position.isOver;
  }

  /** Whether somebody chooses how many exhibits to approve (P7). */
  get awaitsApproval(): boolean {
    return this.#position.awaitsApproval;
  }

  /** Every move that may be made now; empty when the game is over. */
  legal(): string[] {
    return this.#position.legal().map(textOf);
  }

  /** Every move that was made here, in order. */
  moves(): string[] {
    return textsOf(stepsTo(this.#last));
  }

  /** The moves of the turn that is under way. */
  turnMoves(): string[] {
    return textsOf(stepsOfTurn(this.#last, this.turn));
  }

  // Playing.

  /** Make one decision; a turn finishes with its last one. */
  play(move: string): void {
    const decision = parseMove(move);
    const before = this.#position.bytes();
    play(this.#position, decision, this.#chance);
    this.#last = { before, decision, earlier: this.#last };
  }

  /**
   * Make all decisions of a turn (placing, then the figures), or none of them, and say what came of it: the cards
   * dealt, and the scoring once it is complete. Where approvals are chosen they are asked for next, one at a time.
   */
  playTurn(moves: readonly string[]): Turn {
    const decisions = moves.map(parseMove);
    if (!this.seed) this.#refuseUnknownCards(moves);
    const recorder = this.#turnSoFar();
    const trial = recorder.position;
    let last = this.#last;
    try {
      for (const decision of decisions) {
        const text = textOf(decision);
        if (last !== this.#last && recorder.hasAllMoves) throw IllegalMove.after(text);
        const before = trial.bytes();
        recorder.play(text);
        last = { before, decision, earlier: last };
      }
      if (!recorder.hasAllMoves) throw new IllegalMove('The turn is not complete yet.', 'T3');
      this.#position.load(trial.bytes());
    } finally {
      trial.free();
    }
    this.#last = last;
    return recorder.turn();
  }

  /** A copy of the turn that is under way, played as far as it has come. */
  #turnSoFar(): TurnRecorder {
    const begun = stepsOfTurn(this.#last, this.turn);
    const position = this.#position.copy();
    if (begun[0]) position.load(begun[0].before);
    else if (position.awaitsApproval) {
      throw new UnknownBeginning('This game was taken up in the middle of a scoring phase.');
    }
    const recorder = new TurnRecorder(position, this.#chance);
    for (const text of textsOf(begun)) recorder.play(text);
    return recorder;
  }

  /** Without the seed a turn can be played only as far as the record knows the cards. */
  #refuseUnknownCards(moves: readonly string[]): void {
    const trial = this.copy();
    for (const move of moves) trial.play(move);
    trial.free();
  }

  /** Take back the last decision, over the ends of turns and scorings, too; says which it was. */
  undo(): string {
    const step = this.#last;
    if (!step) throw new NothingToUndo('No move has been made yet.');
    this.#position.load(step.before);
    this.#last = step.earlier;
    return textOf(step.decision);
  }

  /** Go back to the beginning of a turn: to when so many turns were finished. */
  goBackTo(turn: number): void {
    if (turn > this.turn || turn < this.#firstTurn) throw new NothingToUndo(`There is no turn ${turn} to go back to.`);
    while (this.#last && (this.turn > turn || stepsOfTurn(this.#last, turn).length)) this.undo();
  }

  get #firstTurn(): number {
    return this.#beginning((position) => position.turn);
  }

  // Looking.

  /** Everything public, nothing hidden: all but the order of the deck. */
  view(): View {
    return viewOf(this.#position);
  }

  /** The view, and the points of each seat if scoring came now. */
  info(): GameInfo {
    return infoOf(this.#position);
  }

  /** What a turn with these moves leads to so far; nothing is played, no card revealed. */
  preview(moves: readonly string[]): Preview {
    return previewTurn(this.#position, moves);
  }

  /** Points by source and who won; the standing so far while the game is on. */
  result(): Result {
    return resultOf(this.#position);
  }

  /** The state for a bot: all that every player knows, and no order of the deck. */
  publicState(): StateBytes {
    const known = this.#position.copy();
    known.hideDeck();
    const bytes = known.bytes();
    known.free();
    return bytes;
  }

  /** The state with the secret order of the deck, to compare and to debug. */
  secretState(): StateBytes {
    return this.#position.bytes();
  }

  // Keeping.

  /** Every finished turn as the record says it. */
  turns(): Turn[] {
    const turns = [...stepsByTurn(this.#last)].filter(([turn]) => turn < this.turn);
    return turns.map(([, steps]) => this.#recorded(steps));
  }

  /** The last finished turn as the record says it; null before there is one. */
  lastTurn(): Turn | null {
    const steps = stepsOfTurn(this.#last, this.turn - 1);
    return steps.length ? this.#recorded(steps) : null;
  }

  #recorded(steps: readonly Step[]): Turn {
    const position = Position.from(this.#position.box, (steps[0] as Step).before);
    const turn = playAndRecord(position, textsOf(steps), this.#chance);
    position.free();
    return turn;
  }

  /** The game as data: finished turns, and at the end the result and the seed; a sequel with what it went on from. */
  record(): GameRecord | Continuation {
    if (!this.#earlier) return this.#ownRecord();
    return {
      format: CONTINUATION.format,
      version: CONTINUATION.version,
      before: this.#earlier.before,
      parts: [...this.#earlier.parts, this.#part(this.turns())],
      ...(this.isOver && { result: this.result() }),
    };
  }

  /** What this game adds to a record after the last seam. */
  #part(turns: Turn[]): Part {
    return {
      seats: [...this.seats],
      commitment: this.commitment,
      turns,
      ...(this.isOver && this.seed && { seed: hexOf(this.seed) }),
      ...(hasAny(this.contributions) && { contributions: this.contributions }),
    };
  }

  #ownRecord(): GameRecord {
    return this.#beginning((first) => {
      if (first.turn || !this.commitment) {
        throw new UnknownBeginning('This game was taken up in its middle, so it has no record.');
      }
      return writeRecord(first, this.turns(), {
        seats: this.seats,
        commitment: this.commitment,
        contributions: this.contributions,
        seed: this.seed,
        result: this.isOver ? this.result() : null,
      });
    });
  }

  /** Something of the first position that is known. */
  #beginning<Found>(look: (first: Position) => Found): Found {
    const [step] = stepsTo(this.#last);
    if (!step) return look(this.#position);
    const first = Position.from(this.#position.box, step.before);
    try {
      return look(first);
    } finally {
      first.free();
    }
  }

  /** All that it takes to go on elsewhere or later, the secret seed included. */
  save(): SavedGame {
    if (!this.seed || !this.commitment) throw new UnknownBeginning('This game has no seed of its own to be kept.');
    return {
      players: this.players,
      edition: this.edition,
      approvals: this.approvals,
      seats: [...this.seats],
      seed: hexOf(this.seed),
      contributions: this.contributions,
      moves: this.moves(),
      ...(this.#earlier && { earlier: this.#earlier }),
    };
  }

  /** A game of its own that goes on from one of this game's turns, under a new seed; this one stays as it is. */
  playOn({ turn = this.turn, seed, seats = this.seats, contributions = [] }: SequelOptions = {}): Game {
    const earlier = this.#earlierThan(turn);
    if (earlier.parts.length >= CONTINUATION.mostParts) {
      throw new TooManyParts(`A game goes on from another ${CONTINUATION.mostParts} times at most.`);
    }
    const secret = seed === undefined ? randomSeed() : seedBytes(seed);
    return Game.#goneOn(this.engine, earlier, { seed: secret, seats, contributions });
  }

  #earlierThan(turn: number): Earlier {
    const first = this.#firstTurn;
    if (turn < first || turn > this.turn) throw new NothingToUndo(`There is no turn ${turn} to go on from.`);
    const turns = this.turns().slice(0, turn - first);
    if (this.#earlier) {
      return { before: this.#earlier.before, parts: [...this.#earlier.parts, this.#part(turns)] };
    }
    const { seed: _, result: __, ...before } = this.#ownRecord();
    return { before: { ...before, turns }, parts: [] };
  }

  /** What a player may know: no seed, no order of the deck, nothing to undo. It can be tried up to the next deal. */
  public(): Game {
    const position = this.#position.copy();
    position.giveDeck(position.sortedDeck);
    return this.#with(position, new HiddenChance());
  }

  /** A game that could be this one: the cards that nobody has seen in the order of a seed. It has no record. */
  imagine(seed: number | bigint | Uint8Array): Game {
    const position = this.#position.copy();
    return this.#with(position, shuffleUnseen(position, seedBytes(seed)));
  }

  #with(position: Position, chance: Chance): Game {
    return new Game({ engine: this.engine, position, chance, commitment: '', seats: this.seats });
  }

  /** The same game; what is played in one is not played in the other. */
  copy(): Game {
    const { engine, commitment, seats } = this;
    const position = this.#position.copy();
    const [chance, last, earlier] = [this.#chance, this.#last, this.#earlier];
    return new Game({ engine, position, chance, commitment, seats, last, earlier });
  }

  /** Give the engine its memory back at once; nothing may be asked of this game afterwards. */
  free(): void {
    this.#position.free();
  }
}

/** The game up to its last seam as one record, which tells no seed. */
function wholeOf({ before, parts }: Earlier): GameRecord {
  if (!parts.length) return before;
  return asRecord({ format: CONTINUATION.format, version: CONTINUATION.version, before, parts });
}

const textsOf = (steps: readonly Step[]): string[] => steps.map((step) => textOf(step.decision));

const nameless = (players: Players): Seat[] =>
  Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}`, player: 'human' }));

function playersOf(count: number): Players {
  const players = PLAYER_COUNTS.find((one) => one === count);
  if (!players) throw new InvalidSetup(`The game is for 2, 3 or 4 players, not ${count}.`);
  return players;
}
