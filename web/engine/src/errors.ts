/** Everything that can go wrong for a user, each with a stable code and one plain sentence, as in Python. */

export class GameError extends Error {
  readonly code: string = 'game_error';

  override get name(): string {
    return this.constructor.name;
  }
}

/** A game was asked for that does not exist: five players, an unknown option, a bad seed. */
export class InvalidSetup extends GameError {
  override readonly code = 'invalid_setup';
}

/** Bytes that are no state of a game, or one of another version. */
export class InvalidState extends GameError {
  override readonly code = 'invalid_state';
}

/** A text that is no move. */
export class InvalidMove extends GameError {
  override readonly code = 'invalid_move';

  static text(text: string): InvalidMove {
    return new InvalidMove(`${quoted(text)} is no move.`);
  }
}

/** A move that the rules forbid here; `rule` is the id on the rules page. */
export class IllegalMove extends GameError {
  override readonly code = 'illegal_move';
  readonly rule: string;

  constructor(message: string, rule: string) {
    super(message);
    this.rule = rule;
  }

  static after(text: string): IllegalMove {
    return new IllegalMove(`The turn is complete before ${quoted(text)}.`, 'T3');
  }
}

/** A decision was asked for or made after the end. */
export class GameOver extends GameError {
  override readonly code = 'game_over';

  constructor() {
    super('The game is over.');
  }
}

/** No decision has been made yet. */
export class NothingToUndo extends GameError {
  override readonly code = 'nothing_to_undo';
}

/** The game can't deal: its record names no seed, so nobody knows the next card. */
export class UnknownDeck extends GameError {
  override readonly code = 'unknown_deck';
}

/** The game can't be recorded: it was taken up in its middle. */
export class UnknownBeginning extends GameError {
  override readonly code = 'unknown_beginning';
}

/** A game goes on from another only so many times. */
export class TooManyParts extends GameError {
  override readonly code = 'too_many_parts';
}

/** A record that is unreadable or breaks a rule; `turn` counts from 1, null for the set-up. */
export class InvalidRecord extends GameError {
  override readonly code = 'invalid_record';
  readonly reason: string;
  readonly turn: number | null;

  constructor(reason: string, turn: number | null = null) {
    super(turn === null ? reason : `turn ${turn}: ${reason}`);
    this.reason = reason;
    this.turn = turn;
  }
}

/** A text as Python quotes it. */
export function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const named: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', [mark]: `\\${mark}` };
  const inner = [...text].map((letter) => named[letter] ?? (isPrintable(letter) ? letter : escaped(letter)));
  return `${mark}${inner.join('')}${mark}`;
}

const isPrintable = (letter: string): boolean => letter === ' ' || !/[\p{C}\p{Z}]/u.test(letter);

function escaped(letter: string): string {
  const digits = (letter.codePointAt(0) as number).toString(16);
  if (digits.length <= 2) return `\\x${digits.padStart(2, '0')}`;
  return digits.length <= 4 ? `\\u${digits.padStart(4, '0')}` : `\\U${digits.padStart(8, '0')}`;
}
