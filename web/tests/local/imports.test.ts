import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { begin, engine, newTab, takeTurn, withFreshBrowser } from './tables';

const { importGame } = await import('../../src/tables/local/imports');
const { startOf } = await import('../../src/lib/files');

withFreshBrowser();

const games = join(import.meta.dirname, '../../../tests/games');
const textOf = (name: string): string => readFileSync(join(games, `${name}.jsonl`), 'utf8').split('\n')[0] ?? '';
const three = textOf('three_players_automatic');
const refusalOf = (text: string): unknown => {
  try {
    return importGame(engine, text, 0);
  } catch (error) {
    return error;
  }
};

describe('a record from elsewhere', () => {
  it('is the same table, however often it comes', () => {
    expect(importGame(engine, three, 1).id).toBe(importGame(engine, `${three}\n${textOf('second_edition')}`, 2).id);
  });

  it('is refused for each of its faults, with the turn', () => {
    const record = JSON.parse(three) as { turns: { moves: string[] }[] };
    const wrong = { ...record, turns: record.turns.with(4, { ...record.turns[4], moves: ['place nowhere'] }) };
    expect(refusalOf('nonsense')).toMatchObject({ code: 'not_json' });
    expect(refusalOf('{}')).toMatchObject({ code: 'invalid_request' });
    expect(refusalOf(JSON.stringify(wrong))).toMatchObject({ code: 'invalid_record', turn: 5 });
  });

  it('has names that fit on a seat', () => {
    const record = JSON.parse(three) as { seats: { name: string }[] };
    const seats = record.seats.with(0, { ...record.seats[0], name: `\u0007 Zo\u00eb   the ${'very '.repeat(9)}long` });
    expect(importGame(engine, JSON.stringify({ ...record, seats }), 0).seats[0]?.name).toBe('Zoë the very very very v');
  });

  it('is opened with the first line of a long file, and refused if that is too long itself', async () => {
    const long = `${three}\n${' '.repeat(1_000_000)}\n`;
    expect(importGame(engine, await startOf(new Blob([long]).stream()), 0).status).toBe('imported');
    await expect(startOf(new Blob([' '.repeat(1_000_001)]).stream())).rejects.toMatchObject({ code: 'too_large' });
  });
});

describe('a game that follows from another', () => {
  it('waits for who plays where several people had played it', async () => {
    const tab = newTab();
    const record = JSON.parse(three) as { seats: { player: string }[] };
    const people = record.seats.map((seat) => ({ ...seat, player: 'human' }));
    const imported = importGame(engine, JSON.stringify({ ...record, seats: people }), 0);
    await tab.store.add(imported);
    const { source, told } = await tab.open(await tab.source(imported.id).playOn(7, 1));
    expect(told.info).toMatchObject({ status: 'waiting', origin: { table: imported.id, turn: 7 } });
    expect(told.info?.seats.map(({ kind }) => kind)).toEqual(['open', 'person', 'open']);
    await expect(source.start()).rejects.toMatchObject({ code: 'not_ready' });
    await source.setSeat(0, { kind: 'bot', level: 'visitor' });
    await source.setSeat(2, { kind: 'person', name: 'Cy' });
    await source.start();
    await told.until(() => told.info?.status === 'playing');
    expect(told.log[0]?.entry.turn).toBe(7);
    await source.close();
  });

  it('gives the one person of a record its seat back, and the bots theirs', async () => {
    const tab = newTab();
    const record = JSON.parse(three) as { seats: object[] };
    const seats = ['bot:visitor', 'human', 'bot:director'].map((player, i) => ({ name: `Seat ${i}`, player }));
    const imported = importGame(engine, JSON.stringify({ ...record, seats }), 0);
    await tab.store.add(imported);
    const next = await tab.store.get(await tab.source(imported.id).playOn(7, 0));
    expect(next?.seats.map(({ kind, level }) => level ?? kind)).toEqual(['visitor', 'person', 'director']);
    expect(next?.status).toBe('playing');
  });

  it('is one, however often a rematch is asked for', async () => {
    const tab = newTab();
    const { source, told } = await tab.open(await begin(tab, ['person', 'person']));
    await takeTurn(tab, source);
    await source.proposeAbandon();
    const asked = await Promise.all([source.rematch('new'), source.rematch('new')]);
    expect(new Set(asked).size).toBe(1);
    expect(told.info?.rematch).toBe(asked[0]);
    expect((await tab.store.list()).games).toHaveLength(2);
    await expect(source.rematch('same')).resolves.toBe(asked[0]);
  });
});
