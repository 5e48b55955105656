import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTab } from './page';
import { fakeSource, tableInfo } from './fake_source';
import { begun, log, previews } from './game';

const { Refusal } = await import('../src/lib/refusal');
const { settings } = await import('../src/lib/settings.svelte');
const { TableSession } = await import('../src/table/session.svelte');

const take = vi.fn(() => Promise.reject(new Refusal('refused', '')) as Promise<void>);
let session: InstanceType<typeof TableSession>;

/** Ada's turn with burnham, davis and palmer, on the screen. */
beforeEach(async () => {
  vi.useFakeTimers();
  take.mockClear();
  inTab.clear();
  settings.skipConfirm = true;
  session = await openSession();
});

/** As a page that has just been loaded. */
async function openSession(info = tableInfo(), upTo = begun.number): Promise<InstanceType<typeof TableSession>> {
  const preview = (moves: readonly string[]) => previews[moves.join('|')]!;
  const opened = new TableSession(fakeSource({ take, preview }));
  await opened.open();
  opened.table.table(info);
  opened.table.entries(log.slice(0, upTo + 1), true);
  await vi.advanceTimersByTimeAsync(0);
  return opened;
}

afterEach(() => {
  session.close();
  settings.skipConfirm = false;
  vi.useRealTimers();
});

/** Decide everything that is left. */
async function complete(): Promise<void> {
  const { composing } = session.decisions;
  if (!composing?.moves.length) await composing?.pickArea('agriculture');
  while (!composing?.isComplete) await composing?.discard();
}

/** As the page does, whenever anything of the turn has changed. */
async function look(): Promise<void> {
  session.decisions.sendAtOnce();
  await vi.advanceTimersByTimeAsync(0);
}

describe('a turn that is sent at once', () => {
  it('goes when nothing is left to decide, and not before', async () => {
    await look();
    expect(take).not.toHaveBeenCalled();
    await complete();
    await look();
    expect(take).toHaveBeenCalledTimes(1);
    expect(take).toHaveBeenCalledWith({ seat: 0, follows: begun.number, moves: session.decisions.composing?.moves });
  });

  it('and refused is not sent again by itself, and the refusal stays', async () => {
    await complete();
    for (let times = 0; times < 5; times++) await look();
    expect(take).toHaveBeenCalledTimes(1);
    expect(session.refusal).not.toBeNull();
    expect(session.decisions.composing?.turn.canConfirm).toBe(true);
  });

  it('and refused goes by hand', async () => {
    await complete();
    await look();
    await session.decisions.send();
    expect(take).toHaveBeenCalledTimes(2);
  });

  it('and refused goes by itself again once it was changed', async () => {
    await complete();
    await look();
    await session.decisions.composing?.undo();
    await look();
    expect(take).toHaveBeenCalledTimes(1);
    await complete();
    await look();
    expect(take).toHaveBeenCalledTimes(2);
  });

  it('stays where it is without the setting', async () => {
    settings.skipConfirm = false;
    await complete();
    await look();
    expect(take).not.toHaveBeenCalled();
  });
});

describe('a turn that is composed and not sent', () => {
  beforeEach(() => (settings.skipConfirm = false));

  it('is there again when the page is loaded again', async () => {
    await session.decisions.composing?.pickArea('agriculture');
    await session.decisions.composing?.discard();
    session.close();
    session = await openSession();
    expect(session.decisions.composing?.moves).toEqual(['place agriculture', 'discard burnham']);
  });

  it('is not brought into another turn', async () => {
    await session.decisions.composing?.pickArea('agriculture');
    session.close();
    // The same seat, three turns earlier.
    session = await openSession(tableInfo(), begun.number - 3);
    expect(session.decisions.composing?.start.seat).toBe(0);
    expect(session.decisions.composing?.moves).toEqual([]);
  });

  it('is forgotten once it is taken', async () => {
    await complete();
    expect(inTab.size).toBe(1);
    take.mockResolvedValueOnce(undefined);
    await session.decisions.send();
    expect(inTab.size).toBe(0);
  });

  it('stays when it is refused', async () => {
    await complete();
    const moves = session.decisions.composing?.moves;
    await session.decisions.send();
    expect(session.decisions.composing?.moves).toEqual(moves);
    expect(inTab.size).toBe(1);
  });
});

describe('several people at one device', () => {
  /** All three seats are Ada's. */
  const shared = () => {
    const info = tableInfo();
    return { ...info, seats: info.seats.map((seat) => ({ ...seat, person: 'Ada' })) };
  };
  afterEach(() => void (settings.handOver = true));

  it('hand it on before a turn', async () => {
    session.close();
    session = await openSession(shared());
    expect([session.decisions.isShared, session.decisions.handsOver]).toEqual([true, true]);
    session.decisions.atDevice = 0;
    expect(session.decisions.handsOver).toBe(false);
  });

  it('need not, with the setting', async () => {
    session.close();
    session = await openSession(shared());
    settings.handOver = false;
    expect(session.decisions.handsOver).toBe(false);
    expect(session.decisions.composing).not.toBeNull();
  });
});

it('a decision that is on its way is not sent twice', async () => {
  settings.skipConfirm = false;
  let arrive = (): void => undefined;
  take.mockImplementationOnce(() => new Promise<void>((done) => (arrive = done)));
  const first = session.decisions.submit(0, ['approve agriculture 1']);
  expect(session.decisions.isSending).toBe(true);
  await session.decisions.submit(0, ['approve agriculture 2']);
  arrive();
  await first;
  expect(session.decisions.isSending).toBe(false);
  expect(take).toHaveBeenCalledTimes(1);
});
