import { describe, expect, it } from 'vitest';
import { Composing } from '../src/lib/composing.svelte';
import { previewedBy, type Previewed } from '../src/game/previewing';
import { begun, previews, sitters } from './game';

/** What a real server says to these moves. */
function answerTo(moves: string[]): Previewed {
  const answer = previews[moves.join('|')];
  if (!answer) throw new Error(`nobody asked the server about ${moves.join(', ')}`);
  return previewedBy(answer, begun.view, sitters);
}

/** The turn of a player with burnham, davis and palmer. */
const compose = (ask = (moves: string[]) => Promise.resolve(answerTo(moves))): Composing =>
  new Composing({ view: begun.view, legal: begun.legal, seat: 0 }, ask);

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

  it('tells what is decided from what is only pointed at', async () => {
    const turn = compose();
    await turn.pickArea('agriculture');
    turn.choose('davis');
    const [target] = turn.turn.targets;
    await turn.point(target!);
    expect(turn.turn.preview).toMatchObject({
      isPointed: true,
      changes: [
        { area: 'agriculture', seat: 0, by: 1, isPointed: false },
        { area: target, seat: 0, by: 1, isPointed: true },
      ],
    });
    expect(turn.decided?.areas).not.toEqual(turn.view?.areas);
    await turn.pickArea(target!);
    expect(turn.turn.preview?.changes.map((change) => change.isPointed)).toEqual([false, false]);
  });

  it('plays a figure with one possible target without pointing at it', async () => {
    const turn = compose();
    await turn.pickArea('agriculture');
    expect([turn.active, turn.turn.only]).toEqual(['burnham', 'agriculture']);
    await turn.play();
    expect(turn.moves).toEqual(['place agriculture', 'burnham']);
    await turn.undo();
    turn.choose('palmer');
    expect(turn.turn.only).toBeNull();
    await turn.play();
    expect(turn.moves).toEqual(['place agriculture']);
  });

  it('takes from an area where one stack alone can be taken, and asks where there are several', async () => {
    const turn = compose();
    await turn.pickArea('agriculture');
    turn.choose('palmer');
    const counts = new Map<string, number>();
    for (const { area } of turn.turn.stacks) counts.set(area, (counts.get(area) ?? 0) + 1);
    const [several] = [...counts].find(([, count]) => count > 1)!;
    await turn.pickArea(several as 'agriculture');
    expect([turn.opened, turn.turn.held]).toEqual([several, null]);
    await turn.undo();
    expect([turn.opened, turn.moves]).toEqual([null, ['place agriculture']]);
  });

  it('makes the moves of a draft again, as far as they are legal', async () => {
    const whole = compose();
    await whole.restore(['place agriculture', 'burnham', 'discard davis']);
    expect(whole.moves).toEqual(['place agriculture', 'burnham', 'discard davis']);
    const broken = compose();
    await broken.restore(['place agriculture', 'pullman', 'discard davis']);
    expect(broken.moves).toEqual(['place agriculture']);
  });

  it('tells whoever keeps it of every change of its moves', async () => {
    const told: string[][] = [];
    const ask = (moves: string[]) => Promise.resolve(answerTo(moves));
    const turn = new Composing({ view: begun.view, legal: begun.legal, seat: 0 }, ask, (moves) => told.push(moves));
    await turn.pickArea('agriculture');
    turn.choose('palmer');
    await turn.discard();
    await turn.undo();
    expect(told).toEqual([['place agriculture'], ['place agriculture', 'discard palmer'], ['place agriculture']]);
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

/** The same turn at a slow server: it answers when the test says so. */
class SlowServer {
  /** What is changed in all its answers. */
  readonly #change: Partial<Previewed>;

  constructor(change: Partial<Previewed> = {}) {
    this.#change = change;
  }

  readonly turn = compose((moves) => new Promise((take, refuse) => this.#asked.set(moves.join('|'), { take, refuse })));
  readonly #asked = new Map<string, { take: (previewed: Previewed) => void; refuse: (error: Error) => void }>();

  /** Let the server answer; whoever waits for it has heard it then. */
  async answer(...moves: string[]): Promise<void> {
    this.#asked.get(moves.join('|'))?.take({ ...answerTo(moves), ...this.#change });
    await new Promise(setImmediate);
  }

  async refuse(...moves: string[]): Promise<void> {
    this.#asked.get(moves.join('|'))?.refuse(new Error('no'));
    await new Promise(setImmediate);
  }

  /** Place, and have it answered. */
  async place(area: 'agriculture' | 'electricity' = 'agriculture'): Promise<void> {
    void this.turn.pickArea(area);
    await this.answer(`place ${area}`);
  }
}

const PLACED = 'place agriculture';

describe('what the player did last counts, however late the server answers', () => {
  it('of two areas picked, the second one', async () => {
    const server = new SlowServer();
    void server.turn.pickArea('agriculture');
    void server.turn.pickArea('electricity');
    await server.answer('place electricity');
    await server.answer(PLACED);
    expect(server.turn.moves).toEqual(['place electricity']);
  });

  it('of two areas picked, the second one, also when the first is answered first', async () => {
    const server = new SlowServer();
    void server.turn.pickArea('agriculture');
    void server.turn.pickArea('electricity');
    await server.answer(PLACED);
    expect(server.turn.moves).toEqual([]);
    await server.answer('place electricity');
    expect(server.turn.moves).toEqual(['place electricity']);
  });

  it('the first pick can be undone before it is answered', async () => {
    const server = new SlowServer();
    void server.turn.pickArea('agriculture');
    expect(server.turn.turn.canUndo).toBe(true);
    await server.turn.undo();
    await server.answer(PLACED);
    expect(server.turn.moves).toEqual([]);
    expect(server.turn.turn.canUndo).toBe(false);
  });

  it('an undo takes back what is not answered yet, and the next one what was before', async () => {
    const server = new SlowServer();
    await server.place();
    void server.turn.discard();
    await server.turn.undo();
    await server.answer(PLACED, 'discard burnham');
    expect(server.turn.moves).toEqual([PLACED]);
    await server.turn.undo();
    expect(server.turn.moves).toEqual([]);
  });

  it('two undos in a row take two moves back, without asking again', async () => {
    const server = new SlowServer();
    await server.place();
    void server.turn.discard();
    await server.answer(PLACED, 'discard burnham');
    await Promise.all([server.turn.undo(), server.turn.undo()]);
    expect(server.turn.moves).toEqual([]);
  });

  it('a double click on discard discards one figure', async () => {
    const server = new SlowServer();
    await server.place();
    void server.turn.discard();
    void server.turn.discard();
    await server.answer(PLACED, 'discard burnham');
    expect(server.turn.moves).toEqual([PLACED, 'discard burnham']);
  });

  it('a figure chosen meanwhile stays chosen', async () => {
    const server = new SlowServer();
    await server.place();
    void server.turn.discard();
    server.turn.choose('palmer');
    await server.answer(PLACED, 'discard burnham');
    expect(server.turn.moves).toEqual([PLACED]);
    expect(server.turn.active).toBe('palmer');
  });

  it('a supporter taken meanwhile stays in hand', async () => {
    const server = new SlowServer();
    await server.place();
    server.turn.choose('palmer');
    const stack = server.turn.turn.stacks.find((one) => one.seat === 1)!;
    void server.turn.discard();
    await server.turn.pickStack(stack.area, stack.seat);
    await server.answer(PLACED, 'discard palmer');
    expect(server.turn.turn.held).toEqual(stack);
  });

  it('a refusal of what is not wanted any more is nobody’s business', async () => {
    const server = new SlowServer();
    const first = server.turn.pickArea('agriculture');
    void server.turn.pickArea('electricity');
    await server.refuse(PLACED);
    await expect(first).resolves.toBeUndefined();
  });

  it('a refusal of what is wanted is told, and may be tried again', async () => {
    const server = new SlowServer();
    const first = server.turn.pickArea('agriculture');
    const told = expect(first).rejects.toThrow('no');
    await server.refuse(PLACED);
    await told;
    await server.place();
    expect(server.turn.moves).toEqual([PLACED]);
  });
});

describe('a slow server', () => {
  it('is waited for at once, and the area that was picked is known', async () => {
    const server = new SlowServer();
    void server.turn.pickArea('agriculture');
    expect(server.turn.turn).toMatchObject({ isPending: true, waits: 'agriculture', canConfirm: false });
    await server.answer(PLACED);
    expect(server.turn.turn).toMatchObject({ isPending: false, waits: null });
    void server.turn.play();
    expect(server.turn.turn.waits).toBe('agriculture');
  });

  it('is not waited for any more once the turn is over', async () => {
    const server = new SlowServer();
    const first = server.turn.pickArea('agriculture');
    server.turn.end();
    await server.refuse(PLACED);
    await expect(first).resolves.toBeUndefined();
    expect(server.turn.turn.isPending).toBe(false);
  });

  it('does not go on with a draft when the player does something meanwhile', async () => {
    const server = new SlowServer();
    void server.turn.restore([PLACED, 'discard burnham']);
    void server.turn.pickArea('electricity');
    await server.answer(PLACED);
    await server.answer('place electricity');
    expect(server.turn.moves).toEqual(['place electricity']);
  });
});

describe('a turn without figures', () => {
  const withoutFigures = { isComplete: true, legal: [] };

  it('is not sent as it was while a change of mind is not answered yet', async () => {
    const server = new SlowServer(withoutFigures);
    await server.place();
    expect(server.turn.turn.canConfirm).toBe(true);
    void server.turn.pickArea('electricity');
    expect(server.turn.turn.canConfirm).toBe(false);
    await server.answer('place electricity');
    expect(server.turn.turn.canConfirm).toBe(true);
  });

  it('goes where the mind was changed to last', async () => {
    const server = new SlowServer(withoutFigures);
    await server.place();
    void server.turn.pickArea('electricity');
    void server.turn.pickArea('fine_arts');
    await server.answer('place fine_arts');
    await server.answer('place electricity');
    expect(server.turn.moves).toEqual(['place fine_arts']);
  });

  it('stays where it was when the change of mind is undone', async () => {
    const server = new SlowServer(withoutFigures);
    await server.place();
    void server.turn.pickArea('electricity');
    await server.turn.undo();
    await server.answer('place electricity');
    expect(server.turn.moves).toEqual([PLACED]);
  });

  it('is changed by nothing once it is sent', async () => {
    const server = new SlowServer(withoutFigures);
    await server.place();
    server.turn.isSending = true;
    void server.turn.pickArea('electricity');
    await server.answer('place electricity');
    await server.turn.undo();
    expect(server.turn.moves).toEqual([PLACED]);
    expect(server.turn.turn.canUndo).toBe(false);
  });
});

describe('pointing', () => {
  it('shows nothing of an area that was left before the answer', async () => {
    const server = new SlowServer();
    void server.turn.point('agriculture');
    void server.turn.point(null);
    await server.answer(PLACED);
    expect(server.turn.turn.preview).toBeNull();
  });

  it('shows nothing that was asked of an earlier state of the turn', async () => {
    const server = new SlowServer();
    await server.place();
    server.turn.choose('davis');
    void server.turn.point('electricity');
    void server.turn.discard();
    await server.answer(PLACED, 'discard davis');
    await server.turn.undo();
    await server.turn.undo();
    await server.answer(PLACED, 'davis electricity');
    expect(server.turn.turn.preview).toBeNull();
  });

  it('is quiet about a refusal: nobody has decided anything', async () => {
    const server = new SlowServer();
    const pointing = server.turn.point('agriculture');
    await server.refuse(PLACED);
    await expect(pointing).resolves.toBeUndefined();
    expect(server.turn.turn.preview).toBeNull();
  });
});
