import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prove } from '../src/lib/proof';
import type { GameRecord } from '../src/tables/source';

const games = join(import.meta.dirname, '../../tests/games');
const recordsIn = (file: string): GameRecord[] =>
  readFileSync(join(games, file), 'utf8')
    .split('\n')
    .filter((line) => line)
    .map((line) => JSON.parse(line) as GameRecord);

const shared = recordsIn('contributions.jsonl')[0] as GameRecord;
const [added] = shared.contributions as string[];
const noted = { table: 'abc', commitment: shared.commitment, contribution: added as string };
const changed = (change: Partial<GameRecord>): GameRecord => ({ ...shared, ...change });

describe('a game to which devices added', () => {
  it('is proved: the promise, one’s own bytes, and every card until the first reshuffle', async () => {
    const proof = await prove(shared, [noted], true);
    expect(proof).toMatchObject({ promise: 'noted', own: 'kept', isFair: true, isShared: true });
    expect(proof?.cards).toBeGreaterThan(50);
  });

  it('is proved to somebody who was not there, as far as it was told', async () => {
    expect(await prove(shared, [], false)).toMatchObject({ promise: 'told', own: null, isFair: true });
  });

  it('is not fair when the promise was another', async () => {
    const other = { ...noted, commitment: '00'.repeat(32) };
    expect(await prove(shared, [other], true)).toMatchObject({ promise: 'broken', isFair: false });
  });

  it('is not fair when the seed is not the one promised', async () => {
    const record = changed({ seed: '00'.repeat(32) });
    expect(await prove(record, [noted], true)).toMatchObject({ promise: 'broken', isFair: false });
  });

  it('is not fair when what this device added was exchanged', async () => {
    const record = changed({ contributions: ['11'.repeat(32), ...(shared.contributions ?? []).slice(1)] });
    expect(await prove(record, [noted], true)).toMatchObject({ own: 'lost', cards: 'wrong', isFair: false });
  });

  it('is not fair when a single card was exchanged', async () => {
    const turns = structuredClone(shared.turns);
    turns[9]!.dealt[1]![1] = 'ticket-28';
    expect(await prove(changed({ turns }), [noted], true)).toMatchObject({ cards: 'wrong', isFair: false });
  });

  it('does not miss what somebody added who left before the start', async () => {
    const left = { ...noted, contribution: '11'.repeat(32) };
    expect(await prove(shared, [left], false)).toMatchObject({ own: null, isFair: true });
  });

  it('is not proved before its end', async () => {
    const running = { ...shared };
    delete running.seed;
    expect(await prove(running, [noted], true)).toBeNull();
  });
});

describe.each(readdirSync(games).filter((name) => name.endsWith('.jsonl')))('%s', (file) => {
  const finished = recordsIn(file).filter((record) => record.seed);
  it.runIf(finished.length)('is fair', async () => {
    for (const record of finished) {
      const proof = await prove(record, [], false);
      expect(proof?.isFair).toBe(true);
      expect(proof?.cards).toEqual(expect.any(Number));
    }
  });
});
