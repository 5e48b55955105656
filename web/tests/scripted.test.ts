/** A table that plays by a script. */
import { describe, expect, it } from 'vitest';
import { engine, firstMoves, Told } from './local/tables';
import type { AskedOfBot } from '../src/tables/local/table';
import type { Script } from '../src/tables/scripted';

const { scriptedSource } = await import('../src/tables/scripted');

const asked: AskedOfBot[] = [];
const ground = {
  engine: async () => engine,
  choose: async (question: AskedOfBot) => {
    asked.push(question);
    return firstMoves(question);
  },
};
const script = (turns: [number, string[]][]) => ({
  seed: '18'.repeat(32),
  seats: [{ kind: 'person' }, { kind: 'bot', level: 'visitor' }] as const,
  options: { begins: 'host' } as const,
  turns: new Map(turns),
});

async function begin(turns: [number, string[]][], more: Partial<Script> = {}) {
  asked.length = 0;
  const source = await scriptedSource({ ...script(turns), ...more }, 'Ada', ground);
  const told = new Told();
  await source.open(told);
  const place = async (move: string): Promise<void> => {
    await source.take({ seat: 0, follows: told.log.length - 1, moves: [move] });
    await told.until(() => told.info?.decider === 0);
  };
  return { source, told, place };
}

describe('a scripted table', () => {
  it('deals the same each time, and the others do what is written', async () => {
    const one = await begin([[1, ['place fine_arts']]]);
    await one.place('place electricity');
    const two = await begin([[1, ['place fine_arts']]]);
    await two.place('place electricity');
    expect(one.told.log[2]?.entry).toMatchObject({ seat: 1, moves: ['place fine_arts'], by_bot: true });
    expect(two.told.log).toEqual(one.told.log);
    expect(asked).toEqual([]);
  });

  it.each([
    ['has nothing', []],
    ['has a turn that can’t be played', [[1, ['burnham']]]],
    ['has half a turn', [[1, []]]],
  ] as [string, [number, string[]][]][])('leaves it to the bot where the script %s', async (_, turns) => {
    const { told, place } = await begin(turns);
    await place('place electricity');
    expect(asked).toHaveLength(1);
    expect(told.log).toHaveLength(3);
  });

  it('can be taken back like any other', async () => {
    const { source, told, place } = await begin([[1, ['place fine_arts']]]);
    await place('place electricity');
    await source.proposeTakeback(0);
    await place('place agriculture');
    expect(told.log.map(({ entry }) => entry.kind)).toEqual(['start', 'turn', 'turn', 'takeback', 'turn', 'turn']);
  });

  it('goes on from what was played before', async () => {
    let kept: unknown;
    const onplayed = (log: unknown): void => void (kept = JSON.parse(JSON.stringify(log)));
    const before = await begin([[1, ['place fine_arts']]], { onplayed });
    await before.place('place electricity');
    const after = await begin([], { played: kept });
    expect(after.told.log).toEqual(before.told.log);
    expect(after.told.info?.decider).toBe(0);
    await after.place('place agriculture');
    expect(after.told.log).toHaveLength(5);
  });

  it.each([
    ['no list', 7],
    ['of another form', [{ kind: 'start' }, { kind: 'turn' }]],
    ['without a beginning', [{ kind: 'turn', seat: 0, moves: ['place electricity'], byBot: false }]],
    ['against the rules', [{ kind: 'start' }, { kind: 'turn', seat: 0, moves: ['burnham'], byBot: false }]],
  ])('begins anew where what was kept is %s', async (_, played) => {
    const { told } = await begin([], { played });
    expect(told.log).toHaveLength(1);
  });
});
