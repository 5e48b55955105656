/**
 * `node decide.ts FOLDER`: bots' decisions from the engine in a folder, a JSON object on each line.
 *
 * In: edition, players, state (base64), bot, seed, perhaps simulations and seconds. Out: the decision.
 */
import { createInterface } from 'node:readline';
import { choose } from '../src/bots.ts';
import type { Task } from '../src/decision.ts';
import type { EditionName } from '../src/facts.ts';
import { Memory } from '../src/memory.ts';
import { Box, type Players } from '../src/position.ts';
import { giveNetwork } from '../src/search.ts';
import { moduleIn, networkIn } from './built.ts';

interface Question extends Task {
  readonly edition: EditionName;
  readonly players: Players;
  readonly state: string;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: node decide.ts FOLDER');
const memory = await Memory.of(moduleIn(folder));
const boxes = new Map<string, Box>();

function boxFor({ edition, players }: Question): Box {
  const name = `${edition} ${players}`;
  const box = boxes.get(name) ?? new Box(memory, edition, players);
  boxes.set(name, box);
  giveNetwork(memory, players, networkIn(folder as string, players));
  return box;
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line) as Question;
  const state = new Uint8Array(Buffer.from(question.state, 'base64'));
  console.log(JSON.stringify(choose(boxFor(question), state, question)));
}
