/** Another game from this one: a rematch, or playing on from one of its turns. Straight into it when only bots are asked. */
import { start } from './contribution';
import { linkTo, whenDone } from './route.svelte';
import * as server from './server';
import { t } from './words.svelte';

/** Whether nobody but this person and bots sits there. */
const isAlone = (table: server.TableInfo, person: string): boolean =>
  table.seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.person === person));

async function enter(table: server.TableInfo, person: string, go: ReturnType<typeof whenDone>): Promise<void> {
  if (table.status === 'waiting' && table.host === person && isAlone(table, person)) await start(table, person);
  go('table', table.id);
}

export async function playAgain(id: string, deal: 'new' | 'same', person: string): Promise<void> {
  const go = whenDone();
  const { table } = await server.rematch(id, deal);
  await enter(table, person, go);
}

/** Everyone gets their seat back: whoever asks, the bots; people are asked to come. */
export async function playOn(before: server.TableInfo, turn: number, toMove: number, person: string): Promise<void> {
  const go = whenDone();
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
  await enter(now, person, go);
}
