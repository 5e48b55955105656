/** The engine at the service of a table elsewhere: what it finds there, and what it leaves to the server. */
import { describe, expect, it } from 'vitest';
import { Game } from 'worldsfair-engine/game.ts';
import { loadEngine } from 'worldsfair-engine/load.ts';
import './page';
import type { GameInfo, SeatInfo, TableInfo } from '../src/tables/source';

const { Assistant } = await import('../src/tables/assistant');
const { thinksHere } = await import('../src/tables/assistance');
const engine = await loadEngine();
type Asked = Parameters<ConstructorParameters<typeof Assistant>[1]>[0];

const asked: Asked[] = [];
const assistant = new Assistant(engine, async (question) => {
  asked.push(question);
  return ['place electricity'];
});

const seat = (number: number, kind: SeatInfo['kind'], more: Partial<SeatInfo> = {}): SeatInfo => ({
  number,
  kind,
  name: `Seat ${number}`,
  person: kind === 'person' ? 'ada' : null,
  level: kind === 'bot' ? 'director' : null,
  is_ready: true,
  is_away: false,
  has_forfeited: false,
  reserve_s: 0,
  contribution: null,
  ...more,
});

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'there',
  revision: 1,
  status: 'playing',
  number: 0,
  turn: 0,
  edition: 'base-2',
  host: 'ada',
  options: { browser_bots: true },
  seats: [seat(0, 'person'), seat(1, 'bot')],
  decider: 1,
  deadline: null,
  proposal: null,
  commitment: null,
  origin: null,
  rematch: null,
  created_at: 0,
  changed_at: 0,
  ...more,
});

const gameOf = (game: Game): GameInfo => JSON.parse(JSON.stringify({ view: game.view(), if_scored: [] })) as GameInfo;

describe('a preview', () => {
  it('is what the game itself says', () => {
    const game = Game.new(engine, { seed: 1893 });
    for (const move of game.legal())
      expect(assistant.preview({ table: table(), game: gameOf(game) }, [move])).toEqual(game.preview([move]));
  });

  it.each([
    ['another box', table({ edition: 'another' }), ['place electricity']],
    ['a table that does not say which box it plays', table({ edition: null }), ['place electricity']],
    ['a move that is refused', table(), ['burnham']],
    ['what is no move', table(), ['dance']],
  ])('is left to the server for %s', (_, told, moves) => {
    expect(assistant.preview({ table: told, game: gameOf(Game.new(engine, { seed: 1 })) }, moves)).toBeNull();
  });
});

describe('a bot', () => {
  it('thinks about what everyone knows, as its level', async () => {
    asked.length = 0;
    const game = Game.new(engine, { seed: 1893 });
    const told = { table: table(), game: gameOf(game) };
    expect(await assistant.choose(told, new AbortController().signal)).toEqual(['place electricity']);
    expect(asked).toMatchObject([{ level: 'director', edition: 'base-2', players: 2 }]);
    expect(asked[0]?.state).not.toEqual(game.secretState());
  });

  it('approves all it may', async () => {
    const game = gameOf(Game.new(engine, { seed: 1 }));
    const view = { ...game.view, phase: 'approve' as const, legal: ['approve electricity 0', 'approve electricity 1'] };
    const moves = await assistant.choose({ table: table(), game: { ...game, view } }, new AbortController().signal);
    expect(moves).toEqual(['approve electricity 1']);
  });

  it.each([
    ['where the table wants it', table(), true],
    ['not without being asked', table({ options: {} }), false],
    ['not where it counts', table({ options: { browser_bots: true, is_rated: true } }), false],
    ['not when it is over', table({ status: 'finished' }), false],
    ['not in a person’s turn', table({ decider: 0 }), false],
    [
      'not beside others',
      table({ seats: [seat(0, 'person'), seat(1, 'bot'), seat(2, 'person', { person: 'bea' })] }),
      false,
    ],
    ['not beside programs', table({ seats: [seat(0, 'person'), seat(1, 'bot'), seat(2, 'program')] }), false],
    ['not for who is away', table({ seats: [seat(0, 'person', { is_away: true }), seat(1, 'bot')] }), false],
  ])('thinks here %s', (_, told, thinks) => {
    expect(thinksHere(told, 'ada')).toBe(thinks);
    expect(thinksHere(told, 'bea')).toBe(false);
    expect(thinksHere(told, null)).toBe(false);
  });
});
