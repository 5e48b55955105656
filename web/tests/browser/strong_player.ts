/** Somebody who plays well at a table of the server for two, by requests alone: the reader of a page, advised by the engine. */
import type { Page } from '@playwright/test';
import { choose } from '../../engine/src/bots';
import { positionFrom } from '../../engine/src/from_view';
import { loadEngine, type EditionName } from '../../engine/src/index';
import { giveNetwork } from '../../engine/src/search';
import type { components } from '../../src/lib/wire';
import { expect } from './fair';
import { ask } from './positions';

type TableView = components['schemas']['TableView'];
const PLAYERS = 2;
/** Not by the clock, so that the same game comes on every machine. */
const ADVISER = { bot: 'director', simulations: 300, seed: 1893 } as const;
const MOST_TURNS = 60;

/** From the reader's turn to the end of the game, with the bot of the server answering in between. */
export async function winAtServer(page: Page, id: string): Promise<void> {
  const engine = await loadEngine();
  giveNetwork(engine.memory, PLAYERS, await engine.network(PLAYERS));
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { table, game } = await untilWaiting(page, id);
    if (!game || table.status !== 'playing') return;
    const box = engine.box(table.edition as EditionName, PLAYERS);
    const position = positionFrom(box, game.view);
    const { moves } = choose(box, position.bytes(), ADVISER);
    position.free();
    await ask(page, 'POST', `tables/${id}/turns`, { seat: table.decider, follows: table.number, moves });
  }
  throw new Error(`no end after ${MOST_TURNS} turns`);
}

/** The table once nobody but the reader is waited for. */
async function untilWaiting(page: Page, id: string): Promise<TableView> {
  let told: TableView | null = null;
  await expect
    .poll(
      async () => {
        told = await ask<TableView>(page, 'GET', `tables/${id}`);
        const { status, decider, seats } = told.table;
        return status !== 'playing' || seats[decider ?? -1]?.kind === 'person';
      },
      { message: 'the bot has played', intervals: [20, 50, 100] },
    )
    .toBe(true);
  return told!;
}
