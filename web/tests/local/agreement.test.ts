/** What a table of this device tells is what a server's table tells for the same moves, field by field. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { isSame } from 'worldsfair-engine/comparing.ts';
import { loadEngine } from 'worldsfair-engine/load.ts';
import '../page';
import { python } from '../python';
import type {
  Continuation,
  EntryView,
  GameRecord,
  Preview,
  SeatWish,
  TableInfo,
  TableOptions,
} from '../../src/tables/source';
import type { StoredGame } from '../../src/tables/local/stored';

const { LocalTable } = await import('../../src/tables/local/table');
const { openTable } = await import('../../src/tables/local/seating');
const { importGame } = await import('../../src/tables/local/imports');
const { Refusal } = await import('../../src/lib/refusal');
type Table = ReturnType<typeof LocalTable.open>;

/** Fresh ones each time; a seed in the environment gives the same again. The engine itself is compared in more (`tests/engine`). */
const GAMES = Number(process.env['AGREEMENT_GAMES'] ?? 80);
const SEED = Number(process.env['AGREEMENT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const LONGEST = 1_800_000;

type Act =
  | { do: 'start' | 'abandon' }
  | { do: 'rematch'; deal: 'new' | 'same' }
  | { do: 'play on'; turn: number }
  | { do: 'takeback'; turn: number; refused?: unknown }
  | {
      do: 'turn';
      seat: number;
      follows: number;
      moves: string[];
      by_bot: boolean;
      preview?: Preview | null;
      refused?: unknown;
    };
interface Step {
  act: Act;
  table: TableInfo;
  news: EntryView[];
}
interface Sequel {
  secret: string;
  steps: Step[];
  record: GameRecord | Continuation;
}
interface Game extends Sequel {
  seed: number;
  wishes: SeatWish[];
  options: TableOptions;
  waiting: TableInfo;
  sequels: [Sequel, { chain: Sequel[] }];
  imported: { table: TableInfo; news: EntryView[] };
}

const engine = await loadEngine();

/** Without what is another's there: ids, revisions and times. */
function shown(info: TableInfo): unknown {
  const { id: _, revision: __, created_at: ___, changed_at: ____, origin, same_deal_as, ...rest } = info;
  return { ...rest, rematch: null, origin: origin && { ...origin, table: '' }, same_deal_as: same_deal_as && '' };
}

/** Quick where all is well, and plain where not. */
function expectSame(got: unknown, right: unknown, where: string): void {
  if (!isSame(got, right)) expect(got, where).toEqual(right);
}

const fresh = (seed: string) => ({ id: 'local-test', seed, now: 0 });

function act(table: Table, { act }: Step): Table {
  switch (act.do) {
    case 'turn':
      if (act.preview) expectSame(table.preview(act.moves.slice(0, 1)), act.preview, 'preview');
      return act.by_bot ? table.takeForBot(act.follows, act.moves, 0) : table.take(act, 0);
    case 'takeback':
      return table.takeBack(act.turn, 0);
    case 'abandon':
      return table.abandon(0);
    default:
      return table;
  }
}

/** What comes of a step; a refusal has to be the same, too. */
function tried(table: Table, step: Step): Table {
  const refused = 'refused' in step.act ? step.act.refused : undefined;
  if (refused === undefined) return act(table, step);
  try {
    act(table, step);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expectSame({ code: error.code, rule: error.rule }, refused, JSON.stringify(step.act));
    return table;
  }
  throw new Error(`not refused: ${JSON.stringify(step.act)}`);
}

function follow(begun: Table, { steps, record }: Sequel, where: string): Table {
  let table = begun;
  let told = 0;
  steps.forEach((step, number) => {
    const at = `${where}, step ${number} ${JSON.stringify(step.act)}`;
    table = tried(table, step);
    expectSame(shown(table.info), shown(step.table), `${at}: table`);
    expectSame(table.log.slice(told), step.news, `${at}: news`);
    told = table.log.length;
  });
  expectSame(table.record(), record, `${where}: record`);
  expectSame(LocalTable.open(engine, table.stored).log, table.log, `${where}: opened again`);
  return table;
}

function compare(game: Game): void {
  const where = `AGREEMENT_SEED=${game.seed} AGREEMENT_GAMES=1`;
  const waiting = LocalTable.open(engine, openTable(game.wishes, game.options, 'Ada', fresh(game.secret)));
  expectSame(shown(waiting.info), shown(game.waiting), `${where}: waiting`);
  const first = follow(waiting.start(0), game, where);
  const [again, { chain }] = game.sequels;
  const [begun] = again.steps;
  const deal = begun?.act.do === 'rematch' ? begun.act.deal : 'new';
  follow(opened(first.rematch(deal, fresh(again.secret))), again, `${where}, rematch ${deal}`);
  let before = first;
  for (const next of chain) {
    const [start] = next.steps;
    const turn = start?.act.do === 'play on' ? start.act.turn : -1;
    before = follow(opened(before.playOn(turn, 0, 'Ada', fresh(next.secret))), next, `${where}, on from ${turn}`);
  }
  const imported = opened(importGame(engine, JSON.stringify(game.record), 0));
  expectSame(shown(imported.info), shown(game.imported.table), `${where}: imported`);
  expectSame(imported.log, game.imported.news, `${where}: imported log`);
}

const opened = (stored: StoredGame): Table => LocalTable.open(engine, stored);

it(`is so in ${GAMES} games`, { timeout: LONGEST }, async () => {
  const program = spawn(python, [join(import.meta.dirname, 'server_tables.py'), String(GAMES), String(SEED)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let games = 0;
  for await (const line of createInterface({ input: program.stdout })) {
    compare(JSON.parse(line) as Game);
    games += 1;
  }
  expect(games).toBe(GAMES);
});
