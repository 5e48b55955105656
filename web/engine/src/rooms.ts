/** Room in the engine's memory: for states, which come and go, and for what the engine writes its answers to. */
import { CHOICES, OVERVIEW, STATE } from './layout.ts';
import type { Memory } from './memory.ts';

/** Memory of states that are no longer there, by engine. */
const SPARE = new WeakMap<Memory, number[]>();
const CHOICE_ROOM = new WeakMap<Memory, number>();
const OVERVIEW_ROOM = new WeakMap<Memory, number>();

/** Where a state has been that nobody freed, and nobody has any more. */
const FORGOTTEN = new FinalizationRegistry<{ memory: Memory; address: number }>(({ memory, address }) =>
  spare(memory).push(address),
);

/** Room for one state, all bytes zero. */
export function takeRoom(memory: Memory): number {
  const address = spare(memory).pop() ?? memory.reserve(STATE.size);
  memory.write(address, new Uint8Array(STATE.size));
  return address;
}

/** Have the room of a state back once its owner is gone. */
export const returnWhenForgotten = (owner: object, memory: Memory, address: number): void =>
  FORGOTTEN.register(owner, { memory, address }, owner);

export function giveRoomBack(owner: object, memory: Memory, address: number): void {
  FORGOTTEN.unregister(owner);
  spare(memory).push(address);
}

function spare(memory: Memory): number[] {
  const known = SPARE.get(memory);
  if (known) return known;
  const fresh: number[] = [];
  SPARE.set(memory, fresh);
  return fresh;
}

/** Room for the legal decisions. */
export const roomForChoices = (memory: Memory): number => once(CHOICE_ROOM, memory, CHOICES.size);

export const roomForOverview = (memory: Memory): number => once(OVERVIEW_ROOM, memory, OVERVIEW.size);

function once(rooms: WeakMap<Memory, number>, memory: Memory, size: number): number {
  const known = rooms.get(memory);
  if (known !== undefined) return known;
  const address = memory.reserve(size);
  rooms.set(memory, address);
  return address;
}
