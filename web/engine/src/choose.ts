/** What a bot would play in a game, thought out in this very thread. */
import { choose as chooseTurn } from './bots.ts';
import type { Decision, Listening, Task } from './decision.ts';
import type { Game } from './game.ts';
import { asksNetwork, giveNetwork, hasNetwork } from './search.ts';

/**
 * The turn of the seat that decides, or its approval. The bot knows what everybody knows. Nothing else happens in this
 * thread meanwhile; a page has its bots in workers (`pool.ts`).
 */
export async function choose(game: Game, task: Task & Listening): Promise<Decision> {
  const { engine, edition, players } = game;
  if (asksNetwork(task) && !hasNetwork(engine.memory, players)) {
    giveNetwork(engine.memory, players, await engine.network(players));
  }
  return chooseTurn(engine.box(edition, players), game.publicState(), task);
}
