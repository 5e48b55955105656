/** A game by itself: going back, keeping, playing on, and what is refused. */
import { describe, expect, test } from 'vitest';

import { Game, isContinuation, loadEngine, readGame, verify, type GameRecord } from '../src/index.ts';

const engine = await loadEngine();

/** Play so many turns, each with the moves that come first. */
function playTurns(game: Game, turns: number): Game {
  const last = game.turn + turns;
  while (!game.isOver && game.turn < last) game.play(game.legal()[0] as string);
  return game;
}

const finished = (players = 2, seed = 1): Game => playTurns(Game.new(engine, { players, seed }), 500);

/** What somebody finds who tries. */
function refused(attempt: () => unknown): unknown {
  try {
    attempt();
  } catch (error) {
    return error;
  }
  return null;
}

describe('a new game', () => {
  test.each([
    [{ players: 5 }, 'The game is for 2, 3 or 4 players, not 5.'],
    [{ players: 3, seats: [] }, '0 seats are named for 3 players.'],
    [{ seed: -1 }, 'A seed is a number from 0 to 2**256 - 1.'],
    [{ seed: new Uint8Array(31) }, 'A seed is a number or 32 bytes.'],
    [{ contributions: ['0f'.repeat(32)] }, '1 contributions are given for 2 players.'],
    [{ contributions: ['0F'.repeat(32), null] }, 'A contribution to the shuffle is 32 bytes'],
  ])('is not made of %j', (options, message) => {
    const error = refused(() => Game.new(engine, options));
    expect(error).toMatchObject({ code: 'invalid_setup', message: expect.stringContaining(message) });
  });

  test('has a secret seed of its own', () => {
    expect(Game.new(engine).commitment).not.toBe(Game.new(engine).commitment);
  });
});

describe('going back', () => {
  test('leads through the same states', () => {
    const game = Game.new(engine, { players: 3, seed: 3, approvals: 'chosen' });
    const states = [game.secretState()];
    while (!game.isOver) {
      game.play(game.legal().at(-1) as string);
      states.push(game.secretState());
    }
    for (const state of states.reverse()) {
      expect(game.secretState()).toEqual(state);
      if (game.moves().length) game.undo();
    }
    expect(refused(() => game.undo())).toMatchObject({ code: 'nothing_to_undo' });
  });

  test('to a turn is to its beginning', () => {
    const game = playTurns(Game.new(engine, { seed: 4 }), 5);
    const state = game.secretState();
    playTurns(game, 7).goBackTo(5);
    expect(game.secretState()).toEqual(state);
    expect(refused(() => game.goBackTo(6))).toMatchObject({ code: 'nothing_to_undo' });
  });
});

describe('a turn', () => {
  test('is played as a whole or not at all', () => {
    const game = Game.new(engine, { seed: 1 });
    const state = game.secretState();
    const error = refused(() => game.playTurn(['place electricity', 'burnham']));
    expect(error).toMatchObject({ code: 'illegal_move', rule: 'T3' });
    expect(game.secretState()).toEqual(state);
    expect(game.turn).toBe(0);
  });

  test('that is no move is named as Python names it', () => {
    const game = Game.new(engine, { seed: 1 });
    expect(refused(() => game.play("it's"))).toMatchObject({ code: 'invalid_move', message: `"it's" is no move.` });
  });
});

describe('what is kept', () => {
  test('is taken up where it was left', () => {
    const game = playTurns(
      Game.new(engine, { players: 4, seed: 9, contributions: ['0f'.repeat(32), null, null, null] }),
      9,
    );
    const again = Game.resume(engine, JSON.parse(JSON.stringify(game.save())));
    expect(again.secretState()).toEqual(game.secretState());
    expect(playTurns(again, 500).record()).toEqual(playTurns(game, 500).record());
  });

  test('of a sequel, too', () => {
    const sequel = playTurns(finished().playOn({ turn: 6, seed: 7 }), 4);
    const again = Game.resume(engine, JSON.parse(JSON.stringify(sequel.save())));
    expect(again.secretState()).toEqual(sequel.secretState());
    expect(again.record()).toEqual(sequel.record());
  });
});

describe('playing on', () => {
  test('from a turn leaves what everyone saw and shuffles the rest', () => {
    const game = finished();
    const before = Game.fromRecord(engine, game.record(), { turns: 6 });
    const sequel = game.playOn({ turn: 6, seed: 7 });
    expect(sequel.view()).toEqual(before.view());
    expect(sequel.secretState()).not.toEqual(before.secretState());
    expect(game.isOver).toBe(true);
  });

  test('is recorded and verified in parts', () => {
    const sequel = playTurns(playTurns(finished().playOn({ turn: 6, seed: 7 }), 5).playOn({ seed: 8 }), 500);
    const record = readGame(JSON.stringify(sequel.record()));
    expect(isContinuation(record) && record.parts.map((part) => part.turns.length)).toEqual([5, sequel.turn - 11]);
    expect(verify(engine, record)).toHaveLength(sequel.turn);
  });

  test('ends at some time', () => {
    let game = finished();
    for (let part = 0; part < 16; part++) game = game.playOn({ turn: 6, seed: part });
    expect(refused(() => game.playOn({ seed: 1 }))).toMatchObject({ code: 'too_many_parts' });
  });
});

describe('a record', () => {
  test('without its seed can be looked at, but not played on', () => {
    const game = playTurns(Game.new(engine, { seed: 5 }), 8);
    const seen = Game.fromRecord(engine, game.record());
    expect(seen.view()).toEqual(game.view());
    expect(refused(() => seen.play('place agriculture'))).toMatchObject({ code: 'unknown_deck' });
    const known = Game.fromRecord(engine, game.record(), { seed: game.seed as Uint8Array<ArrayBuffer> });
    expect(known.secretState()).toEqual(game.secretState());
  });

  test('is refused with the turn and the reason', () => {
    const record = finished().record() as GameRecord;
    const turn = record.turns[4];
    if (turn) turn.moves = ['place agriculture from agriculture'];
    expect(refused(() => verify(engine, record))).toMatchObject({
      code: 'invalid_record',
      turn: 5,
      reason: 'With a supporter in the supply, none is taken from an area.',
    });
  });
});

describe('what a bot is handed', () => {
  test('says nothing of the order of the deck', () => {
    const [one, other] = [2, 3].map((seed) => playTurns(Game.new(engine, { seed: 1 }), 3).imagine(seed));
    expect(one?.secretState()).not.toEqual(other?.secretState());
    expect(one?.publicState()).toEqual(other?.publicState());
  });

  test('can be tried up to the next deal', () => {
    const known = Game.new(engine, { seed: 1 }).public();
    expect(refused(() => known.play('place agriculture'))).toMatchObject({ code: 'unknown_deck' });
    expect(known.turn).toBe(0);
  });
});
