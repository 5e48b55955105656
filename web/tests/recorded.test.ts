import { describe, expect, it } from 'vitest';
import './page';
import { fakeSource, tableInfo } from './fake_source';
import { log, steps } from './game';

const { givenOrigin, RecordedSource } = await import('../src/tables/recorded');
const { Table } = await import('../src/tables/table.svelte');

const entries = log.slice(0, 5);
const whole = { table: tableInfo({ status: 'finished' }), entries };

describe('a recorded game', () => {
  it('tells its table and all its steps at once', async () => {
    const table = new Table(new RecordedSource('abc', fakeSource({ log: () => Promise.resolve(whole) })));
    await table.source.open(table);
    expect(table.info).toBe(whole.table);
    expect(table.steps.map((step) => step.turn)).toEqual(steps.slice(0, 5).map((step) => step.turn));
  });

  it('tells nothing to somebody who has left meanwhile', async () => {
    const table = new Table(new RecordedSource('abc', fakeSource({ log: () => Promise.resolve(whole) })));
    const opened = table.source.open(table);
    table.source.close();
    await opened;
    expect(table.info).toBeNull();
  });

  it('is only looked at', async () => {
    const source = new RecordedSource('abc', fakeSource());
    expect(source.can).toMatchObject({ play: false, talk: false, report: false });
    await expect(source.take()).rejects.toMatchObject({ code: 'not_playing' });
  });

  it('goes on where it is from', async () => {
    const playOn = (turn: number, seat: number) => Promise.resolve(`${turn} ${seat}`);
    expect(await new RecordedSource('abc', fakeSource({ playOn })).playOn(7, 1)).toBe('7 1');
  });

  it('may be nowhere else', async () => {
    const source = new RecordedSource('abc', givenOrigin(whole, { format: 'worldsfair-record' } as never));
    expect(source.can.goOn).toBe(false);
    expect(await source.record()).toMatchObject({ format: 'worldsfair-record' });
    await expect(source.playOn(1, 0)).rejects.toMatchObject({ code: 'not_playing' });
  });
});
