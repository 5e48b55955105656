/** World's Fair 1893 to play with: load the engine, begin a game, look, choose and play. */
import type { Engine } from './engine.ts';
import { Game, type GameOptions } from './game.ts';
import type { Turn } from './model.ts';
import type { View } from './view.ts';

export { choose } from './choose.ts';
export type { BotName, Decision, Listening, Progress, Task } from './decision.ts';
export { Engine } from './engine.ts';
export * from './errors.ts';
export * from './facts.ts';
export { playEntry, startEntry, takebackEntry, type Entry } from './entries.ts';
export { Game, type Earlier, type GameOptions, type SavedGame, type SequelOptions } from './game.ts';
export { loadEngine, type Source, type Sources } from './load.ts';
export * from './model.ts';
export type { Players, StateBytes } from './position.ts';
export type { Preview } from './preview.ts';
export { readGame, readRecord } from './reader.ts';
export { Replay, verify } from './replay.ts';
export type * from './view.ts';

/** A game at its first decision. */
export const newGame = (engine: Engine, options: GameOptions = {}): Game => Game.new(engine, options);

/** The moves that may be made now. */
export const legal = (game: Game): string[] => game.legal();

/** Make one move, or all moves of a turn, whose cards and scoring are told. */
export function play(game: Game, moves: string): void;
export function play(game: Game, moves: readonly string[]): Turn;
export function play(game: Game, moves: string | readonly string[]): Turn | void {
  return typeof moves === 'string' ? game.play(moves) : game.playTurn(moves);
}

/** Everything that everyone at the table sees. */
export const view = (game: Game): View => game.view();
