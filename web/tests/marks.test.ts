/** What marks point at is drawn with the attributes by which it is found. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import { selectorOf, type Target } from '../src/game/marks';
import { engine } from './local/tables';
import { Classroom } from './tutorial/classroom';

vi.stubGlobal('window', { addEventListener: () => undefined });
const { default: Board } = await import('../src/board/Board.svelte');
const { default: PlayerPanel } = await import('../src/board/PlayerPanel.svelte');
const bar = readFileSync(join(import.meta.dirname, '../src/table/TurnBar.svelte'), 'utf8');

const { view } = new Classroom(engine, '18'.repeat(32)).step;
const area = view.areas.find(({ cards }) => cards.length)?.area ?? 'electricity';
const card = view.areas.find((one) => one.area === area)?.cards[0] ?? 'ticket-1';
const seat = view.seats[0];
if (!seat) throw new Error('a game without a seat');
const board = render(Board, { props: { view } }).body;
const panel = render(PlayerPanel, { props: { view: seat } }).body;

/** The attributes of a selector, each of which has to be there. */
const attributes = (at: Target): string[] =>
  [...selectorOf(at).matchAll(/\[([^\]]+)\]/g)].map(([, found = '']) => found.replace(/="?([^"]*)"?$/, '="$1"'));

it.each<[Target, string]>([
  [{ kind: 'area', area }, board],
  [{ kind: 'stack', area, seat: 1 }, board],
  [{ kind: 'cards', area }, board],
  [{ kind: 'card', card }, board],
  [{ kind: 'wheel' }, board],
  [{ kind: 'deck' }, board],
  [{ kind: 'panel', seat: 0 }, panel],
])('$kind', (at, drawn) => {
  const wanted = attributes(at);
  expect(wanted.length).toBeGreaterThan(0);
  for (const attribute of wanted) expect(drawn).toContain(attribute);
});

it('send', () => {
  expect(selectorOf({ kind: 'send' })).toBe('.send');
  expect(bar).toContain('class="send"');
});
