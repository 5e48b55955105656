/** What a game that ends before its reader's eyes tells of them; the server decides alike (`tests/server/test_results.py`). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import './page';
import { fakeSource, tableInfo } from './fake_source';
import { log as played } from './game';
import type { EntryView, SeatInfo, TableInfo } from '../src/tables/source';
import { seatOf } from './seats';

const KEY = 'worldsfair-results';
const TOKENS = { agriculture: 0, electricity: 0, fine_arts: 0, manufacturing: 0, transportation: 0 };
const points = (total: number) => ({ coins: total, medals: 0, exhibits: 0, total, tokens: TOKENS, unapproved: 0 });
/** Ada comes first, so that losing is something else. */
const result = { winners: [0], seats: [points(90), points(70), points(80)] };
const log: EntryView[] = played.map(({ entry, game }, number) =>
  number === played.length - 1 ? { entry, game: { ...game, view: { ...game.view, result } } } : { entry, game },
);
const won = [
  ['visitor', 1],
  ['juror', 1],
];
const lost = [
  ['visitor', 0],
  ['juror', 0],
];

/** Ada and two bots, with these changes. */
const seats = (...changes: Partial<SeatInfo>[]): SeatInfo[] =>
  [
    seatOf({ number: 0, person: 'Ada' }),
    seatOf({ number: 1, kind: 'bot', level: 'visitor' }),
    seatOf({ number: 2, kind: 'bot', level: 'juror' }),
  ].map((seat, number) => ({ ...seat, ...changes[number] }));
/** Somebody on the last one. */
const withThird = (third: Partial<SeatInfo>): SeatInfo[] => seats({}, {}, { level: null, ...third });

/** What is kept after the game has gone on to its end. */
async function finished(change: Partial<TableInfo> = {}, entries: readonly EntryView[] = log): Promise<unknown> {
  const { Table } = await import('../src/tables/table.svelte');
  const table = new Table(fakeSource());
  table.table(tableInfo({ seats: seats(), ...change }));
  table.entries(entries.slice(0, -1), true);
  table.table(tableInfo({ seats: seats(), status: 'finished', ...change }));
  table.entries(entries.slice(-1), false);
  return kept();
}

async function givenUp(change: Partial<TableInfo> = {}): Promise<unknown> {
  const { Table } = await import('../src/tables/table.svelte');
  const table = new Table(fakeSource());
  table.table(tableInfo({ seats: seats(), turn: 3, ...change }));
  table.table(tableInfo({ seats: seats(), turn: 3, ...change, status: 'abandoned' }));
  return kept();
}

const kept = (): unknown => (JSON.parse(localStorage.getItem(KEY) ?? '[]') as { scores: unknown }[])[0]?.scores;

/** With Ada's turns before an entry played by a stand-in. */
const stoodIn = (until: number): EntryView[] =>
  log.map(({ entry, game }, number) => ({ entry: { ...entry, by_bot: entry.seat === 0 && number < until }, game }));

describe('a game against levels', () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.removeItem(KEY);
  });

  it('counts by the places at its end', async () => {
    expect(await finished()).toEqual(won);
  });

  it('does not count where its cards were seen before', async () => {
    expect(await finished({ same_deal_as: 'earlier' })).toBeUndefined();
    expect(await finished({ origin: { table: 'earlier', turn: 3 } })).toBeUndefined();
  });

  it('is lost by who is away at its end, or has given it up', async () => {
    expect(await finished({ seats: seats({ is_away: true }) })).toEqual(lost);
    localStorage.removeItem(KEY);
    expect(await finished({ seats: seats({ has_forfeited: true }) })).toEqual(lost);
  });

  it('tells nothing of who plays several seats, or has a program at one', async () => {
    for (const kind of ['person', 'program'] as const)
      expect(await finished({ seats: withThird({ kind, person: 'Ada' }) })).toBeUndefined();
  });

  it('tells nothing where a stand-in decided the most of it, and counts where it decided some', async () => {
    expect(await finished({}, stoodIn(log.length))).toBeUndefined();
    expect(await finished({}, stoodIn(9))).toEqual(won);
  });

  it('is lost by who gives it up alone, once everyone had a turn', async () => {
    expect(await givenUp({ turn: 2 })).toBeUndefined();
    expect(await givenUp({ same_deal_as: 'earlier' })).toBeUndefined();
    expect(await givenUp()).toEqual(lost);
  });

  it('is nobody’s loss where several people end it, unless it is rated', async () => {
    const several = withThird({ kind: 'person', person: 'Bea' });
    expect(await givenUp({ seats: several })).toBeUndefined();
    expect(await givenUp({ seats: several, options: { is_rated: true } })).toEqual(lost.slice(0, 1));
  });

  it('that was given up before it was looked at is no news', async () => {
    const { Table } = await import('../src/tables/table.svelte');
    new Table(fakeSource()).table(tableInfo({ seats: seats(), turn: 9, status: 'abandoned' }));
    expect(kept()).toBeUndefined();
  });
});
