/** `Game`: a whole game with its secret; plays, undoes, looks, records. */
import { BaseGame, type GameParts } from './base_game.ts';
import { HiddenChance, layOut, SeedChance, shuffleUnseen, type Chance } from './chance.ts';
import { isSame } from './comparing.ts';
import type { Engine } from './engine.ts';
import {
  IllegalMove,
  InvalidRecord,
  InvalidSetup,
  NothingToUndo,
  quoted,
  TooManyParts,
  UnknownBeginning,
} from './errors.ts';
import { DEFAULT_EDITION, PLAYER_COUNTS } from './facts.ts';
import { wholeOf, type Earlier, type GameOptions, type SavedGame, type SequelOptions } from './game_data.ts';
import { stepsByTurn, stepsOfTurn, stepsTo, textsOf, type Step } from './history.ts';
import { CONTINUATION } from './layout.ts';
import {
  decisionsOf,
  type Continuation,
  type Contributions,
  type GameRecord,
  type Part,
  type Seat,
  type Turn,
} from './model.ts';
import { parseMove, textOf } from './moves.ts';
import { Position, type Players } from './position.ts';
import { Replay } from './replay.ts';
import { bySeat, bytesOf, commitmentTo, hexOf, randomSeed, seedBytes, type Bytes } from './shuffle.ts';
import { playAndRecord, TurnRecorder } from './turns.ts';
import { hasAny, setupOf, writeRecord } from './writer.ts';

export type { Earlier, GameOptions, SavedGame, SequelOptions } from './game_data.ts';

export class Game extends BaseGame {
  readonly #earlier: Earlier | null;

  private constructor(parts: GameParts, earlier: Earlier | null = null) {
    super(parts);
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
    return new Game({ engine, position, chance, commitment: commitmentTo(seed), seats }, earlier);
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
    let last = this.last;
    try {
      for (const decision of decisions) {
        const text = textOf(decision);
        if (last !== this.last && recorder.hasAllMoves) throw IllegalMove.after(text);
        const before = trial.bytes();
        recorder.play(text);
        last = { before, decision, earlier: last };
      }
      if (!recorder.hasAllMoves) throw new IllegalMove('The turn is not complete yet.', 'T3');
      this.position.load(trial.bytes());
    } finally {
      trial.free();
    }
    this.last = last;
    return recorder.turn();
  }

  /** A copy of the turn that is under way, played as far as it has come. */
  #turnSoFar(): TurnRecorder {
    const begun = stepsOfTurn(this.last, this.turn);
    const position = this.position.copy();
    if (begun[0]) position.load(begun[0].before);
    else if (position.awaitsApproval) {
      throw new UnknownBeginning('This game was taken up in the middle of a scoring phase.');
    }
    const recorder = new TurnRecorder(position, this.chance);
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
    const step = this.last;
    if (!step) throw new NothingToUndo('No move has been made yet.');
    this.position.load(step.before);
    this.last = step.earlier;
    return textOf(step.decision);
  }

  /** Go back to the beginning of a turn: to when so many turns were finished. */
  goBackTo(turn: number): void {
    if (turn > this.turn || turn < this.#firstTurn) throw new NothingToUndo(`There is no turn ${turn} to go back to.`);
    while (this.last && (this.turn > turn || stepsOfTurn(this.last, turn).length)) this.undo();
  }

  get #firstTurn(): number {
    return this.#beginning((position) => position.turn);
  }

  // Keeping.

  /** Every finished turn as the record says it. */
  turns(): Turn[] {
    const turns = [...stepsByTurn(this.last)].filter(([turn]) => turn < this.turn);
    return turns.map(([, steps]) => this.#recorded(steps));
  }

  /** The last finished turn as the record says it; null before there is one. */
  lastTurn(): Turn | null {
    const steps = stepsOfTurn(this.last, this.turn - 1);
    return steps.length ? this.#recorded(steps) : null;
  }

  #recorded(steps: readonly Step[]): Turn {
    const position = Position.from(this.position.box, (steps[0] as Step).before);
    const turn = playAndRecord(position, textsOf(steps), this.chance);
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
    const [step] = stepsTo(this.last);
    if (!step) return look(this.position);
    const first = Position.from(this.position.box, step.before);
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
    const position = this.position.copy();
    position.giveDeck(position.sortedDeck);
    return this.#with(position, new HiddenChance());
  }

  /** A game that could be this one: the cards that nobody has seen in the order of a seed. It has no record. */
  imagine(seed: number | bigint | Uint8Array): Game {
    const position = this.position.copy();
    return this.#with(position, shuffleUnseen(position, seedBytes(seed)));
  }

  #with(position: Position, chance: Chance): Game {
    return new Game({ engine: this.engine, position, chance, commitment: '', seats: this.seats });
  }

  /** The same game; what is played in one is not played in the other. */
  copy(): Game {
    const { engine, chance, commitment, seats, last } = this;
    const position = this.position.copy();
    return new Game({ engine, position, chance, commitment, seats, last }, this.#earlier);
  }
}

const nameless = (players: Players): Seat[] =>
  Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}`, player: 'human' }));

function playersOf(count: number): Players {
  const players = PLAYER_COUNTS.find((one) => one === count);
  if (!players) throw new InvalidSetup(`The game is for 2, 3 or 4 players, not ${count}.`);
  return players;
}
