/** Games from elsewhere: a record's text, verified by the engine, as a table to look at. */
import type { Engine } from 'worldsfair-engine/engine.ts';
import { GameError, InvalidRecord } from 'worldsfair-engine/errors.ts';
import { asRecord, isContinuation, type Continuation, type GameRecord, type Turn } from 'worldsfair-engine/model.ts';
import type { Position } from 'worldsfair-engine/position.ts';
import { readGame } from 'worldsfair-engine/reader.ts';
import { Replay } from 'worldsfair-engine/replay.ts';
import { commitmentTo } from 'worldsfair-engine/shuffle.ts';
import { infoOf } from 'worldsfair-engine/view.ts';
import { Refusal } from '../../lib/refusal';
import type { Entry, EntryView } from '../source';
import { fittingName } from './seating';
import { localId } from './showing';
import { FORMAT, type StoredGame } from './stored';

const PLAYER_LENGTH = 40;

/** A file may hold one game, or one to a line; the first is opened. Refused with the turn that is wrong, and why. */
export function importGame(engine: Engine, text: string, now: number): StoredGame {
  const game = refusing(() => {
    const read = readGame(firstOf(text));
    recordedLog(engine, read);
    return read;
  });
  const record = fitting(isContinuation(game) ? asRecord(game) : game);
  return {
    format: FORMAT,
    // The same record is the same table.
    id: localId(commitmentTo(new TextEncoder().encode(JSON.stringify(record))).slice(0, 32)),
    revision: 1,
    status: 'imported',
    seed: record.seed ?? '',
    commitment: record.commitment,
    edition: record.edition,
    options: { approvals: record.options.approvals, begins: 'drawn', takebacks: false },
    seats: record.seats.map(({ name }) => ({ kind: 'person', name, level: null })),
    entries: [],
    turn: record.turns.length,
    decider: null,
    origin: null,
    earlier: null,
    rematch: null,
    imported: record,
    createdAt: now,
    changedAt: now,
  };
}

/** Every turn of a record as an entry; refused as `InvalidRecord` where it breaks a rule. */
export function recordedLog(engine: Engine, game: GameRecord | Continuation): EntryView[] {
  const replay = new Replay(engine, game);
  const log = [stepOf(replay.position, null, 0)];
  for (const turn of replay.playTurns()) log.push(stepOf(replay.position, turn, log.length));
  replay.free();
  return log;
}

const stepOf = (position: Position, turn: Turn | null, number: number): EntryView => {
  const { dealt, moves, ...told } = turn ?? { dealt: [], moves: [] };
  const entry = {
    kind: turn ? 'turn' : 'start',
    number,
    ...told,
    ...(moves.length && { moves }),
    ...(dealt.length && { dealt }),
    ...(turn && { completes: true }),
    ...(position.turn && { turn: position.turn }),
  } as const;
  return { entry: entry as Entry, game: infoOf(position) };
};

/** The first line that says something, where the text as a whole is no JSON. */
function firstOf(text: string): string {
  const whole = text.trim();
  const [first = ''] = whole.split('\n');
  return isJson(whole) || !isJson(first) ? whole : first;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A foreign record with names that fit on a seat. */
function fitting(record: GameRecord): GameRecord {
  const seats = record.seats.map(({ name, player }) => ({ name: fittingName(name), player: fittingPlayer(player) }));
  return { ...record, seats };
}

/** What a foreign record says of who played, cut to a sensible length. */
function fittingPlayer(text: string): string {
  return /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text) ? 'human' : [...text].slice(0, PLAYER_LENGTH).join('');
}

function refusing<Found>(act: () => Found): Found {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    const turn = error instanceof InvalidRecord ? error.turn : null;
    throw new Refusal(codeOf(error), error.message, turn);
  }
}

/** As the wire tells them apart: no JSON, not the shape of a record, or not by the rules. */
function codeOf(error: GameError): string {
  if (!(error instanceof InvalidRecord)) return error.code;
  if (error.reason.startsWith('not JSON')) return 'not_json';
  return /^not a (record|continuation)/.test(error.reason) ? 'invalid_request' : error.code;
}
