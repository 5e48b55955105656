/** Who fits somebody: the same reckoning as the server's, from results that the browser keeps. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fittingLevel, ownRating, scoreAgainst, type GameScores } from '../src/game/matching';
import { LEVEL_RATINGS } from '../src/lib/bots';
import { answerWith } from './page';

interface Case {
  start: number;
  levels: Record<string, number>;
  results: GameScores[];
  rating: number;
  level: string;
}
const cases = JSON.parse(readFileSync(join(import.meta.dirname, '../../tests/matching/cases.json'), 'utf8')) as Case[];

describe('the own rating', () => {
  it.each(cases.map((one, number) => [number, one] as const))(
    'is that of the server in case %i',
    (_, { results, levels, start, rating, level }) => {
      expect(ownRating(results, levels, start)).toBeCloseTo(rating, 6);
      expect(fittingLevel(rating, levels)).toBe(level);
    },
  );

  it('scores by places alone', () => {
    expect([scoreAgainst(1, 3), scoreAgainst(2, 2), scoreAgainst(4, 1)]).toEqual([1, 0.5, 0]);
  });
});

describe('results of this device', () => {
  const KEY = 'worldsfair-results';
  beforeEach(() => {
    vi.resetModules();
    localStorage.removeItem(KEY);
  });
  const results = () => import('../src/lib/results');
  const VISITOR = LEVEL_RATINGS.visitor;

  it('begin with the visitor', async () => {
    const { matchHere } = await results();
    expect(matchHere()).toEqual({ level: 'visitor', rating: VISITOR, games: 0, before: null });
  });

  it('lead to a stronger opponent after wins, and say who fitted before', async () => {
    const { keepResult, matchHere } = await results();
    for (const game of ['a', 'b', 'c', 'd', 'e']) keepResult(game, [[matchHere().level, 1]]);
    const { level, rating, games, before } = matchHere();
    expect(games).toBe(5);
    expect(LEVEL_RATINGS[level]).toBeGreaterThan(VISITOR);
    expect(rating).toBeGreaterThan(VISITOR);
    expect(before).not.toBeNull();
  });

  it('stand as the game ended first', async () => {
    const { keepResult, matchHere } = await results();
    keepResult('a', [['visitor', 0]]);
    keepResult('a', [['visitor', 1]]);
    expect(matchHere().rating).toBeLessThan(VISITOR);
  });

  it('count a game once, and none without a level', async () => {
    const { keepResult, matchHere } = await results();
    keepResult('a', [['visitor', 1]]);
    keepResult('a', [['visitor', 1]]);
    keepResult('b', []);
    expect(matchHere().games).toBe(1);
  });

  it('are the last two hundred', async () => {
    const { keepResult, matchHere } = await results();
    for (let game = 0; game < 205; game++) keepResult(`${game}`, [['visitor', 0]]);
    expect(matchHere().games).toBe(200);
    expect((JSON.parse(localStorage.getItem(KEY) ?? '') as { game: string }[])[0]?.game).toBe('5');
  });

  it.each(['', '{', 'null', '7', '{"a": 1}', '[1, null, {"game": "a"}]', '[{"game": "a", "scores": []}]'])(
    'are none where rubbish was kept: %s',
    async (text) => {
      localStorage.setItem(KEY, text);
      const { keepResult, matchHere } = await results();
      expect(matchHere().games).toBe(0);
      keepResult('a', [['visitor', 1]]);
      expect(matchHere().games).toBe(1);
    },
  );

  it('leave out what is no level or no score', async () => {
    const broken = [
      { game: 'a', scores: [['nobody', 1]] },
      { game: 'b', scores: [['visitor', 7]] },
      { game: 'c', scores: [['visitor', 1]] },
    ];
    localStorage.setItem(KEY, JSON.stringify(broken));
    expect((await results()).matchHere().games).toBe(1);
  });

  it('of a newer page count as far as they are known, and stay as they are', async () => {
    const newer = [
      { game: 'a', scores: [['president', 1]] },
      {
        game: 'b',
        scores: [
          ['president', 0],
          ['visitor', 1],
        ],
        at: 7,
      },
      { game: 'c', scores: [['visitor', 0.25]] },
    ];
    localStorage.setItem(KEY, JSON.stringify(newer));
    const { keepResult, matchHere } = await results();
    expect(matchHere()).toMatchObject({ games: 1, before: 'visitor' });
    keepResult('d', [['visitor', 1]]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([...newer, { game: 'd', scores: [['visitor', 1]] }]);
    expect(matchHere().games).toBe(2);
  });

  it('count as long as the page is open where the browser keeps nothing', async () => {
    const { keepResult, matchHere } = await results();
    const refuse = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepResult('a', [['visitor', 1]]);
    keepResult('b', [['visitor', 1]]);
    refuse.mockRestore();
    expect(matchHere().games).toBe(2);
  });
});

describe('a table whose opponents were picked to fit', () => {
  const KEY = 'worldsfair-matched';
  beforeEach(() => {
    vi.resetModules();
    localStorage.removeItem(KEY);
  });
  const notes = () => import('../src/lib/matched');
  const MATCH = { level: 'juror', rating: 1000, games: 12, before: null } as const;

  it('is known after a reload, until somebody chooses', async () => {
    (await notes()).noteMatched('a', MATCH);
    vi.resetModules();
    const { dropMatched, matchedAt } = await notes();
    expect(matchedAt('a')).toEqual({ table: 'a', level: 'juror', games: 12 });
    dropMatched('a');
    expect(matchedAt('a')).toBeNull();
  });

  it('is one of the last fifty', async () => {
    const { noteMatched } = await notes();
    for (let table = 0; table < 60; table++) noteMatched(`${table}`, MATCH);
    vi.resetModules();
    const { matchedAt } = await notes();
    expect([matchedAt('9'), matchedAt('10')?.table]).toEqual([null, '10']);
  });

  it.each(['{', 'null', '[{"table": "a", "level": "nobody", "games": 1}]'])('is none in rubbish: %s', async (text) => {
    localStorage.setItem(KEY, text);
    expect((await notes()).matchedAt('a')).toBeNull();
  });
});

describe('who fits', () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.removeItem('worldsfair-results');
  });
  const asGuest = async (answer: { status?: number; body: unknown }) => {
    answerWith(() => answer);
    const { setMe } = await import('../src/lib/me.svelte');
    setMe({ id: 'p', name: 'Ada', is_account: false });
    return (await import('../src/lib/match.svelte')).findMatch();
  };
  const told = { level: 'juror', rating: 1003.4, games: 12, before: 'exhibitor' };

  it('is whom the server says, where it knows more games', async () => {
    expect(await asGuest({ body: told })).toEqual({ ...told, rating: 1003 });
  });

  it('is reckoned here, where this device knows more games', async () => {
    const { keepResult } = await import('../src/lib/results');
    keepResult('a', [['visitor', 0]]);
    expect((await asGuest({ body: { ...told, games: 0 } })).games).toBe(1);
  });

  it.each([
    [404, { code: 'not_found' }],
    [500, null],
    [200, { ...told, level: 'nobody' }],
  ])('is reckoned here, where the server answers %i or what can’t be', async (status, body) => {
    expect(await asGuest({ status, body })).toMatchObject({ level: 'visitor', games: 0 });
  });
});
