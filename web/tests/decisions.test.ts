import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './page';
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
  settings.skipConfirm = true;
  const preview = (moves: readonly string[]) => previews[moves.join('|')]!;
  session = new TableSession(fakeSource({ take, preview }));
  await session.open();
  session.table.table(tableInfo());
  session.table.entries(log.slice(0, begun.number + 1), true);
  await vi.advanceTimersByTimeAsync(0);
});
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
    expect(session.problem).not.toBeNull();
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
