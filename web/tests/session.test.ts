import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '../src/tables/source';
import { log } from './game';
import { answerWith, FakeSocket, type Answer, type Asked } from './page';
import { seatOf } from './seats';

const { TableSession } = await import('../src/table/session.svelte');
const { ServerSource } = await import('../src/tables/server.svelte');
const { setMuted } = await import('../src/lib/muting.svelte');
const { serverTime } = await import('../src/lib/serverclock');
const { Refusal } = await import('../src/lib/refusal');
const { announcements } = await import('../src/lib/announcing.svelte');

const ADA = { id: 'Ada', name: 'Ada', is_account: false };
const seat = (number: number, person: string): SeatInfo => seatOf({ number, person });
const tableAt = (revision: number, number: number, change: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: 'abc',
    revision,
    number,
    status: 'playing',
    host: 'Ada',
    seats: ['Ada', 'Bea', 'Cy'].map((person, i) => seat(i, person)),
    options: {},
    proposal: null,
    commitment: null,
    ...change,
  }) as TableInfo;
const line = (number: number, person: string, text: string) => ({ number, person, name: person, text, at: 0 });

/** What the table has played so far; requests are answered from it. */
let played = 3;
let answer: Answer | null = null;
let asked: Asked[] = [];
let session: InstanceType<typeof TableSession>;

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  played = 3;
  answer = null;
  asked = answerWith((one) => {
    if (answer) return answer(one);
    const after = Number(/after=(-?\d+)/.exec(one.path)?.[1] ?? 0);
    if (one.path.startsWith('tables/abc/entries')) return { body: log.slice(after + 1, played + 1) };
    return { body: log[played + 1] };
  });
  session = new TableSession(new ServerSource('abc', ADA, () => Promise.resolve()));
  await session.open();
  asked.length = 0;
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

/** The page has the table before it, and has drawn it. */
async function arrive(table = tableAt(10, played)): Promise<void> {
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: 'view', table, game: log[played]?.game ?? null, chat: [line(1, 'Bea', 'Hello')] });
  await vi.advanceTimersByTimeAsync(100);
}

describe('opening', () => {
  it('is refused in words where there is no such table, and nothing is connected', async () => {
    FakeSocket.all = [];
    answer = () => ({ status: 404, body: { code: 'unknown_table' } });
    const source = new ServerSource('abc', ADA, () => Promise.resolve());
    await expect(source.open(session.table)).rejects.toMatchObject({ code: 'unknown_table' });
    expect(FakeSocket.all).toEqual([]);
  });

  it('connects to nothing once the reader has left', async () => {
    FakeSocket.all = [];
    const source = new ServerSource('abc', ADA, () => Promise.resolve());
    const opened = source.open(session.table);
    source.close();
    await opened;
    expect(FakeSocket.all).toEqual([]);
  });
});

describe('what is newer', () => {
  it('is decided by the revision, not by the order of arrival', async () => {
    await arrive();
    FakeSocket.last.say({ type: 'table', table: tableAt(12, 3, { host: 'Bea' }) });
    FakeSocket.last.say({ type: 'table', table: tableAt(11, 3, { host: 'Cy' }) });
    expect(session.table.info).toMatchObject({ revision: 12, host: 'Bea' });
  });

  it('holds for the answers of requests', async () => {
    await arrive();
    answer = () => ({ body: tableAt(12, 3, { host: 'Bea' }) });
    await session.source.leave();
    expect(session.table.info?.host).toBe('Bea');
    answer = () => ({ body: { table: tableAt(11, 3, { host: 'Cy' }), game: null } });
    await session.source.proposeTakeback(1);
    expect(session.table.info?.host).toBe('Bea');
  });

  it('holds for the first words of a new connection', async () => {
    await arrive();
    FakeSocket.last.drop(1006);
    answer = ({ method }) => ({ body: method === 'POST' ? tableAt(12, 3, { host: 'Bea' }) : [] });
    await session.source.leave();
    answer = null;
    await vi.advanceTimersByTimeAsync(1000);
    await arrive(tableAt(11, 3));
    expect(session.table.info?.host).toBe('Bea');
  });
});

describe('coming back', () => {
  it('asks for what came after the last entry and the last line', async () => {
    await arrive();
    FakeSocket.last.drop(1006);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.last.address.search).toBe('?after=3&chat=1');
  });

  it('asks for everything when the server says so, and keeps the turn that is being composed', async () => {
    await arrive();
    const { composing } = session.decisions;
    expect(composing).not.toBeNull();
    FakeSocket.last.drop(4012);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.last.address.search).toBe('');
    await arrive();
    expect(session.decisions.composing).toBe(composing);
    expect(session.table.lines).toHaveLength(1);
  });

  it('begins anew at a table that was put back to an earlier day', async () => {
    played = 6;
    await arrive(tableAt(20, 6));
    FakeSocket.last.drop(1006);
    await vi.advanceTimersByTimeAsync(1000);
    played = 3;
    await arrive(tableAt(9, 3));
    expect(session.table.info?.revision).toBe(9);
    expect(session.table.steps.map((step) => step.number)).toEqual([0, 1, 2, 3]);
    expect(session.timeline.shown?.number).toBe(3);
  });
});

describe('a gap in the log of the server', () => {
  const entriesAsked = (): number => asked.filter(({ path }) => path.includes('/entries')).length;
  /** The server has lost the fourth entry. */
  const without = (number: number): Answer => {
    return ({ path }) => ({
      body: log.slice(Number(/after=(-?\d+)/.exec(path)?.[1]) + 1, 7).filter(({ entry }) => entry.number !== number),
    });
  };
  const hear = (number: number): void =>
    FakeSocket.last.say({ type: 'entry', number, ...log[number], table: tableAt(10 + number, number) });

  it('is asked for a few times, and then told', async () => {
    await arrive();
    asked.length = 0;
    answer = without(4);
    hear(5);
    await vi.advanceTimersByTimeAsync(60_000);
    hear(6);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(entriesAsked()).toBe(4);
    expect(session.problem).not.toBeNull();
    expect(session.source.isStuck).toBe(true);
    expect(session.table.steps.at(-1)?.number).toBe(3);
  });

  it('can be asked for again', async () => {
    await arrive();
    answer = without(4);
    hear(5);
    await vi.advanceTimersByTimeAsync(60_000);
    answer = without(-1);
    await session.ask(async () => session.source.tryAgain?.());
    expect(session.problem).toBeNull();
    expect(session.source.isStuck).toBe(false);
    expect(session.table.steps.at(-1)?.number).toBe(6);
  });

  it('that closes by itself is not spoken of, and nothing heard meanwhile is lost', async () => {
    await arrive();
    answer = without(4);
    hear(5);
    await vi.advanceTimersByTimeAsync(100);
    answer = null;
    played = 6;
    hear(6);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.problem).toBeNull();
    expect(session.table.steps.at(-1)?.number).toBe(6);
  });
});

describe('a turn', () => {
  const turnsPosted = (): Asked[] => asked.filter((one) => one.method === 'POST');
  const entry = (reply?: string) => ({ type: 'entry', number: 4, ...log[4], table: tableAt(11, 4), reply_to: reply });

  it('goes by the live connection, and its entry is all the answer', async () => {
    await arrive();
    const sent = session.decisions.submit(0, ['place electricity']);
    const turn = FakeSocket.last.sent[0];
    expect(turn).toMatchObject({ type: 'turn', seat: 0, follows: 3, moves: ['place electricity'] });
    FakeSocket.last.say(entry(turn?.id));
    await sent;
    expect(session.problem).toBeNull();
    expect(session.table.steps.at(-1)?.number).toBe(4);
    expect(turnsPosted()).toEqual([]);
  });

  it('is posted when the connection is not open', async () => {
    await arrive();
    FakeSocket.last.drop(1006);
    await session.decisions.submit(0, ['place electricity']);
    expect(turnsPosted()).toMatchObject([{ body: { seat: 0, follows: 3, moves: ['place electricity'] } }]);
    expect(session.table.steps.at(-1)?.number).toBe(4);
  });

  it('is posted, the same, when the connection ends meanwhile', async () => {
    await arrive();
    const sent = session.decisions.submit(0, ['place electricity']);
    FakeSocket.last.drop(1006);
    await sent;
    expect(turnsPosted()).toMatchObject([{ body: { seat: 0, follows: 3, moves: ['place electricity'] } }]);
  });

  it('is posted when nothing is heard for five seconds, and taken in once', async () => {
    await arrive();
    const sent = session.decisions.submit(0, ['place electricity']);
    await vi.advanceTimersByTimeAsync(5000);
    await sent;
    FakeSocket.last.say(entry(FakeSocket.last.sent[0]?.id));
    expect(turnsPosted()).toHaveLength(1);
    expect(session.table.steps.map((step) => step.number)).toEqual([0, 1, 2, 3, 4]);
  });

  it('that is refused is not posted, and the reason is told', async () => {
    await arrive();
    const sent = session.decisions.submit(0, ['place electricity']);
    const problem = { code: 'stale_turn', title: '', status: 409, detail: '' };
    FakeSocket.last.say({ type: 'refused', id: FakeSocket.last.sent[0]?.id, problem });
    await sent;
    // Without a language loaded, the words are their keys, and what has none is unknown.
    expect(session.refusal).toBe('problem-unknown');
    expect(turnsPosted()).toEqual([]);
  });

  it('that had been taken before is looked up in the log', async () => {
    await arrive();
    const sent = session.decisions.submit(0, ['place electricity']);
    played = 4;
    FakeSocket.last.say({ type: 'taken', id: FakeSocket.last.sent[0]?.id, number: 4 });
    await sent;
    expect(session.table.steps.at(-1)?.number).toBe(4);
  });
});

describe('the chime', () => {
  /** How often the two notes were heard. */
  let heard = 0;

  beforeEach(() => {
    heard = 0;
    const node = () => ({
      connect: (next: unknown) => next,
      start: () => (heard += 0.5),
      stop: () => undefined,
      frequency: {},
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    });
    vi.stubGlobal('AudioContext', function () {
      return { state: 'running', currentTime: 0, destination: null, createOscillator: node, createGain: node };
    });
  });

  /** The table goes on: somebody approves, and this seat decides next. */
  async function approve(number: number, next: number): Promise<void> {
    const { game } = log[3] as (typeof log)[number];
    const view = { ...game.view, seat: next, phase: 'approve' as const, legal: ['approve electricity 1'] };
    const entry = { kind: 'approval', number, seat: 0, turn: 3, moves: ['approve electricity 0'] };
    FakeSocket.last.say({ type: 'entry', number, entry, game: { ...game, view }, table: null, reply_to: null });
    await vi.advanceTimersByTimeAsync(100);
  }

  it('is heard when the decision comes to this device, and not for each that follows on it', async () => {
    await arrive();
    await approve(4, 1);
    expect(heard).toBe(0);
    await approve(5, 0);
    expect(heard).toBe(1);
    await approve(6, 0);
    await approve(7, 0);
    expect(heard).toBe(1);
    await approve(8, 2);
    await approve(9, 0);
    expect(heard).toBe(2);
  });
});

describe('a refusal', () => {
  const no = { status: 422, body: { code: 'illegal_move', detail: '' } };

  it('stays while the player only looks around', async () => {
    await arrive();
    await session.ask(() => Promise.reject(new Error('no')));
    // Without a language loaded, the words are their keys.
    expect(session.problem).toBe('problem-unknown');
    answer = () => ({ body: {} });
    await session.decisions.composing?.point('agriculture');
    await session.decisions.composing?.point(null);
    expect(session.problem).toBe('problem-unknown');
  });

  it('is gone as soon as something else is tried', async () => {
    await arrive();
    await session.ask(() => Promise.reject(new Error('no')));
    const trying = session.ask(() => Promise.resolve());
    expect(session.problem).toBeNull();
    await trying;
    expect(session.problem).toBeNull();
  });

  it('is not wiped out by an answer to what was asked before', async () => {
    await arrive();
    let finish = (): void => undefined;
    const first = session.ask(() => new Promise<void>((done) => (finish = done)));
    answer = () => no;
    await session.decide(async () => session.decisions.composing?.pickArea('agriculture'));
    expect(session.refusal).toBe('problem-unknown');
    finish();
    await first;
    expect(session.refusal).toBe('problem-unknown');
  });

  it('of a turn is not wiped out by what else is done at the table', async () => {
    await arrive();
    await session.decide(() => Promise.reject(new Error('no')));
    await session.ask(() => Promise.resolve());
    await session.ask(() => Promise.reject(new Error('no chat')));
    expect([session.refusal, session.problem]).toEqual(['problem-unknown', 'problem-unknown']);
  });

  it('of what was said stays with what is said', async () => {
    await arrive();
    answer = () => no;
    expect(await session.say('Hello!')).toBe(false);
    await session.ask(() => Promise.resolve());
    expect([session.unsaid, session.problem]).toEqual(['problem-unknown', null]);
  });

  it('for want of a connection goes when the table answers again; any other stays', async () => {
    await arrive();
    await session.decide(() => Promise.reject(new Refusal('unreachable', '')));
    await session.ask(() => Promise.reject(new Refusal('refused', '')));
    session.reached();
    expect([session.refusal, session.problem]).toEqual([null, 'problem-unknown']);
  });
});

describe('a proposal', () => {
  const wish = (expires_at: number) => ({
    number: 7,
    kind: 'takeback' as const,
    person: 'Bea',
    turn: 1,
    agreed: ['Bea'],
    asked: ['Ada', 'Bea'],
    expires_at,
  });

  it('is shown until its time is up', async () => {
    await arrive(tableAt(10, 3, { proposal: wish(serverTime() + 60) }));
    expect(session.table.proposal?.number).toBe(7);
    FakeSocket.last.say({ type: 'table', table: tableAt(11, 3, { proposal: wish(serverTime() - 1) }) });
    expect(session.table.proposal).toBeNull();
  });
});

describe('the chat', () => {
  it('deletes a line, and adds none for one that was never seen', async () => {
    await arrive();
    FakeSocket.last.say({ type: 'chat', line: line(1, 'Bea', '') });
    FakeSocket.last.say({ type: 'chat', line: line(0, 'Cy', '') });
    expect(session.table.lines.map((one) => one.text)).toEqual(['']);
  });

  it('is not read aloud for somebody who is muted', async () => {
    await arrive();
    const before = announcements().at(-1)?.number ?? 0;
    setMuted('Bea', true);
    FakeSocket.last.say({ type: 'chat', line: line(2, 'Bea', 'Listen!') });
    FakeSocket.last.say({ type: 'chat', line: line(3, 'Cy', 'Good morning.') });
    setMuted('Bea', false);
    expect(announcements().at(-1)?.number).toBe(before + 1);
  });
});

describe('a seat before the game', () => {
  it('makes this device add to the shuffle, once', async () => {
    const waiting = { status: 'waiting' as const, commitment: 'c0'.repeat(32) };
    const added = tableAt(3, -1, { ...waiting, seats: [{ ...seat(0, 'Ada'), contribution: 'ab'.repeat(32) }] });
    answer = () => ({ body: added });
    FakeSocket.last.accept();
    const table = tableAt(2, -1, waiting);
    FakeSocket.last.say({ type: 'view', table, game: null, chat: [] });
    await vi.advanceTimersByTimeAsync(100);
    FakeSocket.last.say({ type: 'table', table: { ...added, revision: 4 } });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.map((one) => `${one.method} ${one.path}`)).toEqual(['PUT tables/abc/contribution']);
    expect(session.table.info?.revision).toBe(4);
  });

  it('does not ask for ever when the server does not show what it took', async () => {
    const table = tableAt(2, -1, { status: 'waiting', commitment: 'c0'.repeat(32) });
    let revision = 2;
    answer = () => ({ body: { ...table, revision: ++revision } });
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'view', table, game: null, chat: [] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toHaveLength(1);
  });
});
