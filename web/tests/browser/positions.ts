/** Fixed positions: a recorded game, kept by the server and played on from one of its turns. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilSettled } from './pages';
import type { components } from '../../src/lib/wire';

type Schemas = components['schemas'];
const games = join(import.meta.dirname, '../../../tests/games');

export const recordNamed = (name: string): Schemas['Record'] =>
  JSON.parse(readFileSync(join(games, `${name}.jsonl`), 'utf8').split('\n')[0] ?? '') as Schemas['Record'];

/** Ask the server as the page's reader. */
export const ask = <Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> =>
  page.evaluate(
    async ([how, where, what]) => {
      const token = /worldsfair_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(`api/${where as string}`, {
        method: how as string,
        headers: { 'x-csrftoken': token, 'content-type': 'application/json' },
        ...(what ? { body: JSON.stringify(what) } : {}),
      });
      if (!answer.ok) throw new Error(`${how as string} ${where as string}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    [method, path, body] as const,
  );

/** Go to an address as if it was typed: with a new page, also where only the part after # differs. */
export async function visit(page: Page, address: string): Promise<void> {
  // Without an answer nothing but that part was new, and the page is the one before.
  if (!(await page.goto(address))) await page.reload();
}

export interface Position {
  /** The table that goes on from there. */
  id: string;
  /** The recorded game. */
  game: string;
  /** Whose turn it is. */
  seat: number;
  /** What was done in the recorded game. */
  moves: string[];
}

/** A table at a turn of a recorded game, not yet started: the page's reader has the turn, the other seats are open. */
export async function openPosition(page: Page, fair: string, name: string, turn: number): Promise<Position> {
  const record = recordNamed(name);
  // Any answer of the server will do to ask from: no page has to be drawn for it.
  if (!page.url().startsWith(fair)) await page.goto(`${fair}ready`);
  const { me } = await ask<Schemas['Whoami']>(page, 'GET', 'me');
  if (!me) await ask(page, 'POST', 'guests', { name: 'Ada' });
  const { table: kept } = await ask<Schemas['TableView']>(page, 'POST', 'records', record);
  const { table } = await ask<Schemas['TableView']>(page, 'POST', `tables/${kept.id}/continue`, { turn });
  const { seat, moves } = record.turns[turn]!;
  await ask(page, 'PUT', `tables/${table.id}/seats/${seat}`, { kind: 'person' });
  return { id: table.id, game: kept.id, seat, moves };
}

/** The same with bots on the other seats, begun, and the page at the table. */
export async function playPosition(page: Page, fair: string, name: string, turn: number): Promise<Position> {
  const position = await openPosition(page, fair, name, turn);
  const seats = recordNamed(name).seats.length;
  for (let seat = 0; seat < seats; seat++)
    if (seat !== position.seat)
      await ask(page, 'PUT', `tables/${position.id}/seats/${seat}`, { kind: 'bot', level: 'visitor' });
  await ask(page, 'POST', `tables/${position.id}/start`, {});
  await visit(page, `${fair}#/table/${position.id}`);
  await page.locator('.send').waitFor();
  await untilSettled(page);
  return position;
}

/** Do what was done in the recorded game. */
export async function playRecorded(page: Page, { id, seat, moves }: Position): Promise<void> {
  const { table } = await ask<Schemas['TableView']>(page, 'GET', `tables/${id}`);
  await ask(page, 'POST', `tables/${id}/turns`, { follows: table.number, seat, moves });
}
