/** A game of this device before its last turn, which is the reader's, far ahead of a visitor: played by the engine, kept by the browser. */
import type { Page } from '@playwright/test';
import { loadEngine, type Game } from '../../engine/src/index';
import { Game as Games } from '../../engine/src/game';
import { bytesOf, commitmentTo } from '../../engine/src/shuffle';
import { storedGame } from '../local/stored_games';
import type { StoredGame } from '../../src/tables/local/stored';

const READER = 0;
/** Whatever the last turn is, it can't turn the game round. */
const FAR_AHEAD = 25;
const MOST_DEALS = 200;

/** The move after which one would have the most if scoring came at once. */
function richest(game: Game): string {
  const begun = game.turnMoves();
  const before = game.copy();
  for (const _ of begun) before.undo();
  const worth = (move: string): number => before.preview([...begun, move]).if_scored[READER] ?? 0;
  const best = game.legal().reduce((one, other) => (worth(other) > worth(one) ? other : one));
  before.free();
  return best;
}

export interface NearlyWon {
  readonly game: StoredGame;
  /** Where the last supporter goes. */
  readonly area: string;
}

export async function nearlyWon(id: string): Promise<NearlyWon> {
  const engine = await loadEngine();
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const seed = deal.toString(16).padStart(64, '0');
    const seats = [
      { name: 'Ada', player: 'human' },
      { name: 'visitor', player: 'bot:visitor' },
    ];
    const start = { edition: 'base-2', approvals: 'automatic', players: 2 } as const;
    const game = Games.resume(engine, { ...start, contributions: [], moves: [], seats, seed });
    while (!game.isOver) game.play(game.seat === READER ? richest(game) : (game.legal()[0] ?? ''));
    const turns = game.turns();
    const last = turns.at(-1);
    const [own = 0, theirs = 0] = game.result().seats.map(({ total }) => total);
    game.free();
    if (last?.seat !== READER || last.moves.length > 1 || own - theirs < FAR_AHEAD) continue;
    const played = turns.slice(0, -1);
    const entries = played.map(({ seat, moves }) => ({ kind: 'turn', seat, moves, byBot: seat !== READER }) as const);
    const kept = storedGame({
      id,
      seed,
      commitment: commitmentTo(bytesOf(seed)),
      entries: [{ kind: 'start' }, ...entries],
      turn: played.length,
      decider: READER,
    });
    return { game: kept, area: /^place (\w+)$/.exec(last.moves[0] ?? '')?.[1] ?? '' };
  }
  throw new Error('no such game');
}

/** Put a game where the page keeps them; it has to be open. */
export const keepHere = (page: Page, game: StoredGame): Promise<void> =>
  page.evaluate(
    (row) =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('worldsfair', 1);
        asked.onupgradeneeded = () => asked.result.createObjectStore('games');
        asked.onerror = () => fail(asked.error ?? new Error('no database'));
        asked.onsuccess = () => {
          const work = asked.result.transaction('games', 'readwrite');
          work.objectStore('games').put(row, row.id);
          work.oncomplete = () => {
            asked.result.close();
            done();
          };
        };
      }),
    game,
  );
