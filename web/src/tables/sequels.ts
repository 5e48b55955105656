/** Another game from one at a server: a rematch, or playing on from one of its turns. Begun at once when only bots are asked. */
import { isBotLevel, type Level } from '../lib/bots';
import { linkTo } from '../lib/route.svelte';
import * as server from '../lib/server';
import { t } from '../lib/words.svelte';
import { start } from './contributing';
import type { TableInfo } from './source';

/** Whether nobody but this person and bots sits there. */
const isAlone = (table: TableInfo, person: string): boolean =>
  table.seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.person === person));

/** Gives the table's id. */
async function begin(table: TableInfo, person: string): Promise<string> {
  if (table.status === 'waiting' && table.host === person && isAlone(table, person)) await start(table, person);
  return table.id;
}

/** With a level, the bots of whoever plays alone are of that one then. */
export async function playAgain(id: string, deal: 'new' | 'same', person: string, level?: Level): Promise<string> {
  const { table } = await server.rematch(id, deal);
  return begin(level ? await withLevel(table, person, level) : table, person);
}

async function withLevel(table: TableInfo, person: string, level: Level): Promise<TableInfo> {
  if (table.status !== 'waiting' || table.host !== person || !isAlone(table, person)) return table;
  let now = table;
  for (const { number, kind, level: before } of table.seats)
    if (kind === 'bot' && before && isBotLevel(before) && before !== level)
      now = (await server.takeSeat(table.id, number, { kind: 'bot', level })).table;
  return now;
}

/** Everyone gets their seat back: whoever asks, the bots; people are asked to come. */
export async function playOn(before: TableInfo, turn: number, toMove: number, person: string): Promise<string> {
  const { table } = await server.playOn(before.id, turn);
  const own = before.seats.filter((seat) => seat.kind === 'person' && seat.person === person);
  const mine = own.length ? own.map((seat) => seat.number) : [toMove];
  let now = table;
  for (const seat of before.seats) {
    const wish = mine.includes(seat.number)
      ? ({ kind: 'person', ...(own.length ? { name: seat.name } : {}) } as const)
      : seat.kind === 'bot'
        ? ({ kind: 'bot', level: seat.level ?? 'exhibitor' } as const)
        : null;
    if (wish) now = (await server.takeSeat(table.id, seat.number, wish)).table;
  }
  if (own.length && !isAlone(now, person))
    await server
      .say(before.id, t('play-on-invitation', { turn, link: linkTo('join', table.id) }))
      .catch(() => undefined);
  return begin(now, person);
}
