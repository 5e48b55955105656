/** The engine of this page at the service of a table elsewhere: turns are tried and bots think without asking there. */
import type { Engine } from 'worldsfair-engine/engine.ts';
import { isEdition } from 'worldsfair-engine/engine.ts';
import { positionFrom } from 'worldsfair-engine/from_view.ts';
import type { Players, Position } from 'worldsfair-engine/position.ts';
import { previewTurn } from 'worldsfair-engine/preview.ts';
import type { AskedOfBot } from './local/table';
import type { GameInfo, Preview, TableInfo } from './source';

/** A table as it was told last. */
export interface Told {
  readonly table: TableInfo;
  readonly game: GameInfo;
}

/** Who chooses a bot's turn. */
export type Thinker = (asked: AskedOfBot, cancel: AbortSignal) => Promise<readonly string[]>;

export class Assistant {
  readonly #engine: Engine;
  readonly #think: Thinker;

  constructor(engine: Engine, think: Thinker) {
    this.#engine = engine;
    this.#think = think;
  }

  /** What these moves lead to; null where the server has to say it. */
  preview(told: Told, moves: readonly string[]): Preview | null {
    return this.#tried(told, (position) => previewTurn(position, moves));
  }

  /** The turn of the bot that decides; null where it is left to the server. */
  async choose(told: Told, cancel: AbortSignal): Promise<readonly string[] | null> {
    const { edition, decider, seats } = told.table;
    const level = decider === null ? null : seats[decider]?.level;
    if (!edition || !level) return null;
    // More is never worse: whoever is asked approves what may be approved.
    if (told.game.view.phase === 'approve') return told.game.view.legal.slice(-1);
    const state = this.#tried(told, (position) => position.bytes());
    return state && this.#think({ level, edition, players: seats.length, state }, cancel);
  }

  #tried<Found>({ table, game }: Told, find: (position: Position) => Found): Found | null {
    if (!table.edition || !isEdition(table.edition) || game.view.phase !== 'place') return null;
    let position: Position | null = null;
    try {
      position = positionFrom(this.#engine.box(table.edition, game.view.players as Players), game.view);
      return find(position);
    } catch {
      // The server says why, and in its own words.
      return null;
    } finally {
      position?.free();
    }
  }
}
