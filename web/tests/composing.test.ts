import { describe, expect, it } from 'vitest';
import { Composing } from '../src/lib/composing.svelte';
import { previewedBy } from '../src/game/previewing';
import { begun, previews, sitters } from './game';

/** The turn of a player with burnham, davis and palmer; a real server's answers. */
const compose = (): Composing =>
  new Composing({ view: begun.view, legal: begun.legal, seat: 0 }, (moves) => {
    const answer = previews[moves.join('|')];
    if (!answer) return Promise.reject(new Error(`nobody asked the server about ${moves.join(', ')}`));
    return Promise.resolve(previewedBy(answer, begun.view, sitters));
  });

describe('composing a turn', () => {
  it('begins with all five areas', () => {
    expect(compose().turn.targets).toHaveLength(5);
  });

  it('shows what would follow from pointing at an area, and takes nothing for decided', async () => {
    const turn = compose();
    await turn.point('agriculture');
    expect(turn.turn.preview?.deal).toHaveLength(3);
    expect(turn.moves).toEqual([]);
    await turn.point(null);
    expect(turn.turn.preview).toBeNull();
  });

  it('asks for the figures after the placement', async () => {
    const turn = compose();
    await turn.pickArea('agriculture');
    expect(turn.turn.step).toBe('figures');
    expect(turn.turn.figures.map((figure) => figure.status)).toEqual(['active', 'waiting', 'waiting']);
  });

  it('plays the figures in the order that the player likes', async () => {
    const turn = compose();
    await turn.pickArea('agriculture');
    turn.choose('davis');
    const [target] = turn.turn.targets;
    await turn.pickArea(target!);
    expect(turn.moves).toEqual(['place agriculture', `davis ${target}`]);
  });

  it('takes Palmer’s supporter first and puts it down second', async () => {
    const turn = compose();
    await turn.pickArea('agriculture');
    turn.choose('palmer');
    const stack = turn.turn.stacks.find((one) => one.seat === 1)!;
    await turn.pickStack(stack.area, stack.seat);
    expect(turn.turn.held).toEqual(stack);
    expect(turn.turn.targets).not.toContain(stack.area);
    await turn.pickArea(turn.turn.targets[0]!);
    expect(turn.moves[1]).toMatch(/^palmer 1 /);
  });

  it('can be sent once nothing is left to decide', async () => {
    const turn = compose();
    await turn.pickArea('agriculture');
    while (!turn.isComplete) await turn.discard();
    expect(turn.turn.canConfirm).toBe(true);
    expect(turn.turn.figures.map((figure) => figure.status)).toEqual(['discarded', 'discarded', 'discarded']);
  });

  it('undoes step by step, back to the beginning', async () => {
    const turn = compose();
    await turn.pickArea('agriculture');
    await turn.discard();
    turn.choose('palmer');
    const [stack] = turn.turn.stacks;
    await turn.pickStack(stack!.area, stack!.seat);
    await turn.undo();
    expect(turn.turn.held).toBeNull();
    await turn.undo();
    await turn.undo();
    expect(turn.moves).toEqual([]);
    expect(turn.turn.canUndo).toBe(false);
  });
});
