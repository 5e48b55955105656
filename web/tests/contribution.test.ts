import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../src/tables/source';
import { answerWith } from './page';
import { seatOf } from './seats';

const { addedAt, isWanted, remembered } = await import('../src/lib/contribution');
const { contribute, start } = await import('../src/tables/contributing');

/** A person's seat, or without one a bot's. */
const seat = (number: number, person: string | null, contribution: string | null = null): SeatInfo =>
  seatOf({ number, person, contribution, kind: person ? 'person' : 'bot' });
let tables = 0;
const table = (change: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: `table-${tables++}`,
    status: 'waiting',
    commitment: 'c0'.repeat(32),
    seats: [seat(0, 'Ada'), seat(1, 'Bea'), seat(2, null)],
    ...change,
  }) as TableInfo;

describe('a device adds to the shuffle', () => {
  it('of a table where its reader sits, with 32 bytes that it remembers with the promise', async () => {
    const waiting = table();
    const asked = answerWith(() => ({ body: waiting }));
    await contribute(waiting, 'Ada');
    expect(asked[0]).toMatchObject({ method: 'PUT', path: `tables/${waiting.id}/contribution` });
    const [known] = remembered(waiting.id);
    expect(known?.contribution).toMatch(/^[0-9a-f]{64}$/);
    expect(known?.commitment).toBe(waiting.commitment);
    expect(asked[0]?.body).toEqual({ contribution: known?.contribution });
  });

  it('with the same bytes again when its reader sits down anew', async () => {
    const waiting = table();
    const asked = answerWith(() => ({ body: waiting }));
    await contribute(waiting, 'Ada');
    await contribute(waiting, 'Ada');
    expect(asked[1]?.body).toEqual(asked[0]?.body);
    expect(remembered(waiting.id)).toHaveLength(1);
  });

  it('before the game starts', async () => {
    const asked = answerWith(() => ({ body: {} }));
    await start(table(), 'Ada');
    expect(asked.map((one) => one.path.replace(/^.*\//, ''))).toEqual(['contribution', 'start']);
  });

  it('or the game does not start', async () => {
    const asked = answerWith(() => ({ status: 429, body: { code: 'too_many_requests' } }));
    await expect(start(table(), 'Ada')).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(asked).toHaveLength(1);
  });

  it('and remembers the last fifty tables', async () => {
    answerWith(() => ({ body: {} }));
    const all = Array.from({ length: 60 }, () => table());
    for (const one of all) await contribute(one, 'Ada');
    expect(all.filter((one) => remembered(one.id).length)).toEqual(all.slice(10));
  });

  it.each([
    ['a watcher', table(), 'Cy'],
    ['nobody', table(), null],
    ['a deal that is played again', table({ commitment: null }), 'Ada'],
    ['a game that has begun', table({ status: 'playing' }), 'Ada'],
    ['a seat that has', table({ seats: [seat(0, 'Ada', 'ab'.repeat(32))] }), 'Ada'],
    ['a second seat at the device', table({ seats: [seat(0, 'Ada', 'ab'.repeat(32)), seat(1, 'Ada')] }), 'Ada'],
  ])('not for %s', (_, one, person) => {
    expect(isWanted(one, person)).toBe(false);
  });
});

it('of two seats at one device both show that it has added', () => {
  const seats = [seat(0, 'Ada', 'ab'.repeat(32)), seat(1, 'Ada'), seat(2, null)];
  expect(seats.map((one) => addedAt(seats, one)?.number ?? null)).toEqual([0, 0, null]);
});

it('remembers nothing of what can’t have been noted', () => {
  const rubbish = [null, 5, 'x', {}, { table: 'abc', commitment: 'c', contribution: 5 }];
  for (const text of ['{', 'null', '{"table":"abc"}', JSON.stringify(rubbish)]) {
    localStorage.setItem('worldsfair-contributions', text);
    expect(remembered('abc')).toEqual([]);
  }
});
