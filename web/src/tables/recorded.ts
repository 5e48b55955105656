/** A table to look back on: its log is told at once, and nothing changes any more. */
import { Refusal } from '../lib/refusal';
import type { Abilities, Continuation, GameRecord, Listener, Log, Me, TableSource } from './source';

/** What can still be asked of the place that a recorded game is from. */
export type Origin = Pick<TableSource, 'log' | 'can' | 'reader' | 'playOn' | 'record' | 'recordAddress'>;

const refuse = (): Promise<never> => Promise.reject(new Refusal('not_playing', 'This game is only looked at.'));

/** A game that is nowhere else: steps and record are given. */
export const givenOrigin = (log: Log, record: GameRecord | Continuation): Origin => ({
  can: { play: false, invite: false, talk: false, report: false, seatPrograms: false, goOn: false },
  reader: null,
  recordAddress: null,
  log: () => Promise.resolve(log),
  playOn: refuse,
  record: () => Promise.resolve(record),
});

export class RecordedSource implements TableSource {
  readonly id: string;
  readonly can: Abilities;
  readonly link = null;
  readonly #origin: Origin;
  #isClosed = false;

  constructor(id: string, origin: Origin) {
    this.id = id;
    this.#origin = origin;
    this.can = { ...origin.can, play: false, talk: false, report: false, seatPrograms: false };
  }

  get reader(): Me | null {
    return this.#origin.reader;
  }

  get recordAddress(): string | null {
    return this.#origin.recordAddress;
  }

  async open(listener: Listener): Promise<void> {
    const { table, entries } = await this.log();
    if (this.#isClosed) return;
    listener.table(table);
    listener.entries(entries, true);
  }

  close(): void {
    this.#isClosed = true;
  }

  log(): Promise<Log> {
    return this.#origin.log();
  }

  playOn(turn: number, seat: number): Promise<string> {
    return this.#origin.playOn(turn, seat);
  }

  record(): Promise<GameRecord | Continuation> {
    return this.#origin.record();
  }

  readonly preview = refuse;
  readonly take = refuse;
  readonly setSeat = refuse;
  readonly setReady = refuse;
  readonly start = refuse;
  readonly closeTable = refuse;
  readonly leave = refuse;
  readonly comeBack = refuse;
  readonly proposeTakeback = refuse;
  readonly proposeAbandon = refuse;
  readonly answer = refuse;
  readonly say = refuse;
  readonly report = refuse;
  readonly rematch = refuse;
}
