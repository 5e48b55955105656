/** Reading a recorded game, by its format and version; the only way from JSON to a record. */
import {
  anything,
  listOf,
  oneOf,
  pairOf,
  parseJson,
  ShapeError,
  struct,
  tableOf,
  text,
  textOrNull,
  whole,
  type Decoder,
} from './decoding.ts';
import { InvalidRecord } from './errors.ts';
import { PLACES } from './facts.ts';
import { CONTINUATION, RECORD, RULES_VERSION } from './layout.ts';
import type { Continuation, GameRecord } from './model.ts';

const seat = struct({ name: text, player: text });
const award = struct({ seat: whole, place: oneOf(...PLACES), medal: whole, approved: whole });
const scoring = struct(
  {
    round: whole,
    tickets: listOf(struct({ seat: whole, held: whole, bonus: whole, coins: whole })),
    areas: listOf(struct({ area: text, awards: listOf(award) })),
    recalled: listOf(struct({ seat: whole, area: text, supporters: whole })),
  },
  { choices: listOf(struct({ seat: whole, move: text })) },
);
const turn = struct(
  { seat: whole, moves: listOf(text), dealt: listOf(pairOf(text, text)) },
  { reshuffled_before: whole, scoring },
);
const seatResult = struct({
  coins: whole,
  medals: whole,
  exhibits: whole,
  total: whole,
  tokens: tableOf(whole),
  unapproved: whole,
});
const result = struct({ seats: listOf(seatResult), winners: listOf(whole) });
const record = struct(
  {
    format: oneOf(RECORD.format),
    version: oneOf(1, 2),
    edition: text,
    options: struct({ approvals: oneOf('automatic', 'chosen') }),
    seats: listOf(seat),
    commitment: text,
    setup: struct({ areas: listOf(text), cards: tableOf(listOf(text)) }),
    turns: listOf(turn),
  },
  { rules: whole, contributions: listOf(textOrNull), seed: text, result },
);
const part = struct(
  { seats: listOf(seat), commitment: text, turns: listOf(turn) },
  { seed: text, contributions: listOf(textOrNull) },
);
const continuation = struct(
  { format: oneOf(CONTINUATION.format), version: oneOf(1, 2), before: record, parts: listOf(part, 1) },
  { result },
);
/** What decides how the rest is read. */
const head = struct({}, { format: text, version: anything }, true);

type AnyRecord = ReturnType<typeof record>;
type AnyContinuation = ReturnType<typeof continuation>;

const TOO_EARLY = 'version 1 of the format has no contributions';

/**
 * A game, or a game that went on from another, in the newest version of its format. Whether areas and cards are
 * what they should be, and all else follows the rules, is another question (`replay.ts`).
 */
export function readGame(source: string): GameRecord | Continuation {
  const value = parsed(source);
  if (decoded(head, value).format !== CONTINUATION.format) return readRecordFrom(value);
  refuseNewer(value, CONTINUATION.version);
  return upgradeContinuation(decoded(continuation, value, 'continuation'));
}

/** One game in the newest version of the format. */
export const readRecord = (source: string): GameRecord => readRecordFrom(parsed(source));

function readRecordFrom(value: unknown): GameRecord {
  refuseNewer(value, RECORD.version);
  return upgrade(decoded(record, value));
}

function parsed(source: string): unknown {
  try {
    return parseJson(source);
  } catch (error) {
    if (error instanceof RangeError) throw new InvalidRecord('not a record: nested too deeply');
    throw new InvalidRecord(`not JSON: ${(error as Error).message}`);
  }
}

function decoded<Value>(decoder: Decoder<Value>, value: unknown, kind = 'record'): Value {
  try {
    return decoder(value, '$');
  } catch (error) {
    if (error instanceof ShapeError) throw new InvalidRecord(`not a ${kind}: ${error.message}`);
    throw error;
  }
}

/** A higher version than is known here is named, not guessed at. */
function refuseNewer(value: unknown, newest: number): void {
  const { version } = decoded(head, value);
  if ((typeof version === 'number' || typeof version === 'bigint') && version > newest) {
    throw new InvalidRecord(`it is of version ${version} of the format, and this program reads up to ${newest}`);
  }
}

/** A record of any version as one of the newest. */
function upgrade(game: AnyRecord): GameRecord {
  const { format, version, edition, rules, ...rest } = game;
  const upgraded = { format, version: RECORD.version, edition, rules: rulesOf(game), ...rest };
  return upgraded as GameRecord;
}

function rulesOf({ version, rules, contributions }: AnyRecord): number {
  if (version === 1) {
    if (rules !== undefined) {
      throw new InvalidRecord('version 1 of the format does not name the version of the rules');
    }
    if (contributions !== undefined) throw new InvalidRecord(TOO_EARLY);
    return 1;
  }
  if (rules === undefined) throw new InvalidRecord('it does not say the version of the rules');
  if (rules < 1 || rules > RULES_VERSION) {
    throw new InvalidRecord(
      `it was played by version ${rules} of the rules, and this program plays by version ${RULES_VERSION}`,
    );
  }
  return rules;
}

/** A continuation of any version as one of the newest. */
function upgradeContinuation(game: AnyContinuation): Continuation {
  const { before, parts } = game;
  if (parts.length > CONTINUATION.mostParts) {
    throw new InvalidRecord(`it went on ${parts.length} times, and this program reads up to ${CONTINUATION.mostParts}`);
  }
  if (game.version === 1 && [before, ...parts].some((one) => one.contributions !== undefined)) {
    throw new InvalidRecord(TOO_EARLY);
  }
  if (before.seed !== undefined || before.result !== undefined) {
    throw new InvalidRecord('the part before the first seam has a seed or a result');
  }
  return { ...game, version: CONTINUATION.version, before: upgrade(before) } as Continuation;
}
