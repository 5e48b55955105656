/** Verifying a recorded game: every turn is played again and must come out the same. */
import { layOut, RecordedChance, SeedChance, shuffleUnseen, type Chance } from './chance.ts';
import { isSame } from './comparing.ts';
import { isEdition } from './deck.ts';
import type { Engine } from './engine.ts';
import { GameError, InvalidRecord, quoted } from './errors.ts';
import { AREAS, EDITIONS, PLAYER_COUNTS } from './facts.ts';
import { TURN_LIMIT } from './layout.ts';
import {
  asRecord,
  decisionsOf,
  isContinuation,
  type Continuation,
  type GameRecord,
  type Scoring,
  type Setup,
  type Turn,
} from './model.ts';
import { Position, type Box } from './position.ts';
import { contributionsOf, seedOf } from './proof.ts';
import type { Bytes } from './shuffle.ts';
import { shuffleSeed } from './shuffle.ts';
import { playAndRecord } from './turns.ts';
import { resultOf, setupOf } from './writer.ts';

/** Where a game went on from another. */
interface Seam {
  /** How many turns were finished there. */
  turns: number;
  /** Of the shuffle from there on, where it is told. */
  seed: Bytes | null;
}

/** A recorded game on its way through the rules, one turn at a time. */
export class Replay {
  readonly record: GameRecord;
  readonly chance: Chance;
  readonly position: Position;
  readonly #seams: Seam[];
  readonly #isSeedTold: boolean;
  /** How many turns are played again. */
  finished = 0;
  /** The game once more, with the seed of the part that is under way. */
  #proof: { position: Position; chance: Chance } | null = null;

  constructor(engine: Engine, game: GameRecord | Continuation) {
    this.#seams = isContinuation(game) ? seamsOf(game) : [];
    this.record = isContinuation(game) ? asRecord(game) : game;
    checkLength(this.record);
    const box = boxOf(engine, this.record);
    this.chance = chanceOf(this.record, box);
    const lastSeed = this.#seams.length ? this.#seams.at(-1)?.seed : this.chance.seed;
    this.#isSeedTold = Boolean(lastSeed);
    this.position = new Position(box);
    layOut(this.position, this.chance, this.record.options.approvals === 'chosen');
    if (!isSame(setupOf(this.position), this.record.setup)) {
      throw new InvalidRecord('the set-up is not what the seed gives');
    }
  }

  /** Carry out every turn that is left, one by one, then check the end. */
  *playTurns(): Generator<Turn, void> {
    while (this.finished < this.record.turns.length) yield this.playTurn();
    this.#checkEnd();
  }

  /** Give the memory back. */
  free(): void {
    this.position.free();
    this.#proof?.position.free();
  }

  /** Carry out the next turn of the record, refusing it if anything is wrong. */
  playTurn(): Turn {
    const number = this.finished + 1;
    const turn = this.record.turns[this.finished] as Turn;
    if (this.position.isOver) throw new InvalidRecord('the game was over before this turn', number);
    if (turn.seat !== this.position.seat) {
      throw new InvalidRecord(`it is the turn of seat ${this.position.seat}, not ${turn.seat}`, number);
    }
    this.#passSeams();
    const played = playAgain(turn, number, this.position, this.chance);
    if (this.#proof) playAgain(turn, number, this.#proof.position, this.#proof.chance);
    this.finished = number;
    return played;
  }

  /** The proof of a part begins with the unseen cards in the order of its own seed. */
  #passSeams(): void {
    while (this.#seams[0]?.turns === this.finished) {
      const seed = this.#seams.shift()?.seed;
      this.#proof?.position.free();
      this.#proof = null;
      if (!seed) continue;
      const position = this.position.copy();
      this.#proof = { position, chance: shuffleUnseen(position, seed) };
    }
  }

  /** Refuse a result that is missing, early or wrong, and a seed that is told too early. */
  #checkEnd(): void {
    const { result } = this.record;
    if (!this.position.isOver) {
      if (result) throw new InvalidRecord('there is a result, but the game is not over');
      if (this.#isSeedTold) throw new InvalidRecord('the seed is revealed, but the game is not over');
      return;
    }
    if (!result) throw new InvalidRecord('the game is over, but there is no result');
    if (!isSame(result, resultOf(this.position))) throw new InvalidRecord('the result is not what the game gave');
  }
}

/** Replay a whole game; says each turn as it is played again, or refuses it with the turn and the reason. */
export function verify(engine: Engine, game: GameRecord | Continuation): Turn[] {
  const replay = new Replay(engine, game);
  try {
    return [...replay.playTurns()];
  } finally {
    replay.free();
  }
}

/** The facts of the box that a record names. */
function boxOf(engine: Engine, { edition, seats }: GameRecord): Box {
  if (!isEdition(edition)) {
    const known = Object.keys(EDITIONS).join(', ');
    throw new InvalidRecord(
      `it was played with the edition ${quoted(edition)}, which is not at hand; there are ${known}`,
    );
  }
  const players = PLAYER_COUNTS.find((count) => count === seats.length);
  if (!players) throw new InvalidRecord(`${seats.length} seats: the game is for 2, 3 or 4`);
  return engine.box(edition, players);
}

function chanceOf(record: GameRecord, box: Box): Chance {
  checkShape(record.setup);
  const seed = seedOf(record.seed, record.commitment);
  const contributions = contributionsOf(record.contributions, record.seats.length);
  return seed ? new SeedChance(seed, contributions) : new RecordedChance(record, box.cards, contributions);
}

/** Nothing in the rules bounds a game, so its record has a bound before any work is done. */
function checkLength({ turns }: GameRecord): void {
  if (turns.length > TURN_LIMIT) {
    throw new InvalidRecord(`it has ${turns.length} turns, and this program reads up to ${TURN_LIMIT}`);
  }
}

/** Where each part begins, with the seed that proves it. */
function seamsOf({ before, parts }: Continuation): Seam[] {
  const players = before.seats.length;
  let turns = before.turns.length;
  return parts.map((part) => {
    if (part.seats.length !== players) throw new InvalidRecord('the number of players changes at a seam');
    const seed = seedOf(part.seed, part.commitment);
    const contributions = contributionsOf(part.contributions, players);
    const seam = { turns, seed: seed && shuffleSeed(seed, contributions) };
    turns += part.turns.length;
    return seam;
  });
}

/** Play a recorded turn on a position, refusing it unless the same comes of it. */
function playAgain(turn: Turn, number: number, position: Position, chance: Chance): Turn {
  const played = refusedIn(number, () => playAndRecord(position, decisionsOf(turn), chance));
  compare(turn, played, number);
  return played;
}

function refusedIn<Played>(number: number, play: () => Played): Played {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof GameError) || error instanceof InvalidRecord) throw error;
    throw new InvalidRecord(error.message, number);
  }
}

function checkShape({ areas, cards }: Setup): void {
  const names = [...AREAS].sort();
  if (!isSame([...areas].sort(), names)) throw new InvalidRecord('the set-up does not name each area once');
  if (!isSame(Object.keys(cards).sort(), names)) {
    throw new InvalidRecord('the set-up does not give the cards of each area');
  }
  for (const [area, { length }] of Object.entries(cards)) {
    if (length !== 2) throw new InvalidRecord(`${area} has ${length} cards in the set-up, not 2`);
  }
}

/** Name the first part of a turn that is not what the rules give. */
function compare(turn: Turn, played: Turn, number: number): void {
  for (const part of ['moves', 'dealt', 'reshuffled_before'] as const) {
    if (isSame(turn[part], played[part])) continue;
    throw new InvalidRecord(`${part} is ${shown(turn[part])}, but the rules give ${shown(played[part])}`, number);
  }
  if (!turn.scoring && !played.scoring) return;
  if (!turn.scoring || !played.scoring) {
    throw new InvalidRecord(`scoring ${turn.scoring ? 'was not triggered' : 'is missing'}`, number);
  }
  for (const part of ['round', 'tickets', 'areas', 'recalled', 'choices'] as const) {
    if (!isRight(part, turn.scoring, played.scoring)) {
      throw new InvalidRecord(`scoring: ${part} is not what the rules give`, number);
    }
  }
}

function isRight(part: keyof Scoring, { [part]: given }: Scoring, { [part]: right }: Scoring): boolean {
  // Where nobody had anything to choose, the list of choices may be absent.
  return isSame(given, right) || (given === undefined && isSame(right, []));
}

function shown(value: number | undefined | readonly (string | readonly string[])[]): string {
  if (value === undefined) return 'absent';
  if (!Array.isArray(value)) return String(value);
  const items = value.map((item: string | string[]) => (typeof item === 'string' ? item : item.join(' ')));
  return items.join(', ') || 'empty';
}
