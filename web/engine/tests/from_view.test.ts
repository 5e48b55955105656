/** A position made from a view: whoever tries a turn on it finds what the game itself finds. */
import { describe, expect, test } from 'vitest';

import { positionFrom } from '../src/from_view.ts';
import { Game, loadEngine, type Players, type View } from '../src/index.ts';
import { previewTurn } from '../src/preview.ts';
import { viewOf } from '../src/view.ts';

const engine = await loadEngine();

/** Play a game; `look` at each turn's beginning. */
function playThrough(players: Players, seed: number, look: (game: Game) => void): void {
  const game = Game.new(engine, { players, seed, approvals: seed % 2 ? 'chosen' : 'automatic' });
  for (let choice = seed; !game.isOver; choice = (choice * 7 + 3) % 101) {
    const legal = game.legal();
    if (game.view().phase === 'place') look(game);
    game.play(legal[choice % legal.length] as string);
  }
}

describe.each([2, 3, 4] as const)('with %i players', (players) => {
  test.each([1, 2, 3, 4])('every turn of game %i begins the same', (seed) => {
    const box = engine.box('base-2', players);
    let turns = 0;
    playThrough(players, seed, (game) => {
      const told = JSON.parse(JSON.stringify(game.view())) as View;
      const position = positionFrom(box, told);
      expect(viewOf(position)).toEqual(game.view());
      for (const move of game.legal()) expect(previewTurn(position, [move])).toEqual(game.preview([move]));
      position.free();
      turns++;
    });
    expect(turns).toBeGreaterThan(20);
  });
});

test('a view in the middle of a turn is refused', () => {
  const view = { ...Game.new(engine, { seed: 1 }).view(), phase: 'figures' as const };
  expect(() => positionFrom(engine.box('base-2', 2), view)).toThrow('figures');
});

test('a card that is not in the box is refused', () => {
  const view = Game.new(engine, { seed: 1 }).view();
  const discard = ['ticket-99'] as unknown as View['discard'];
  expect(() => positionFrom(engine.box('base-2', 2), { ...view, discard })).toThrow('ticket-99');
});
