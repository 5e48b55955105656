/**
 * `node work.ts FOLDER`: a benchmark's work by the engine in a folder, a JSON object on each line.
 *
 * In: players and how many random games, or with a state (base64) how many simulations of which bot.
 * Out: the microseconds that the processor worked for it.
 */
import { createInterface } from 'node:readline';
import { BOTS, CHOICES, STATE, TURN_LIMIT } from '../src/layout.ts';
import { Memory } from '../src/memory.ts';
import { Box, Position, type Players } from '../src/position.ts';
import { Tree, giveNetwork } from '../src/search.ts';
import { moduleIn, networkIn } from './built.ts';

type Work = { readonly players: Players } & (
  | { readonly games: number }
  | { readonly simulations: number; readonly bot: 'search' | 'search:plain'; readonly state: string }
);

const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: node work.ts FOLDER');
const memory = await Memory.of(moduleIn(folder));
const boxes = new Map<Players, Box>();

function boxFor(players: Players): Box {
  const box = boxes.get(players) ?? new Box(memory, 'base-2', players);
  boxes.set(players, box);
  giveNetwork(memory, players, networkIn(folder as string, players));
  return box;
}

const choices = BigInt(memory.reserve(CHOICES.size));

function playGames(box: Box, games: number): void {
  const position = new Position(box);
  for (let game = 0; game < games; game++) {
    memory.set(position.address, STATE.random, memory.call.mixedSeed(1893n, BigInt(game)));
    memory.call.randomGame(BigInt(position.address), BigInt(box.address), choices, BigInt(TURN_LIMIT));
  }
  position.free();
}

function simulate(box: Box, { simulations, bot, state }: Extract<Work, { simulations: number }>): void {
  const position = Position.from(box, new Uint8Array(Buffer.from(state, 'base64')));
  const tree = new Tree(position, BOTS[bot].style, 1n, simulations);
  tree.grow(simulations);
  tree.free();
  position.free();
}

for await (const line of createInterface({ input: process.stdin })) {
  const work = JSON.parse(line) as Work;
  const before = process.cpuUsage();
  if ('games' in work) playGames(boxFor(work.players), work.games);
  else simulate(boxFor(work.players), work);
  console.log(process.cpuUsage(before).user);
}
