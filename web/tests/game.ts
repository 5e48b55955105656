/** A real game, played by the rules engine when the tests start. */
import { tellFrom } from './python';
import { stepOf, type Step, type WireEntry, type WireGame } from '../src/game/ledger';
import type { Sitter } from '../src/game/present';
import type { components } from '../src/lib/wire';

export type Preview = components['schemas']['Preview'];

const told = tellFrom<{ steps: { entry: WireEntry; game: WireGame }[]; previews: Record<string, Preview> }>('game.py');

/** The log as the server tells it. */
export const log = told.steps;

export const sitters: Sitter[] = ['Ada', 'Bea', 'Cy'].map((name) => ({ name, isBot: false, level: null }));

export const steps: Step[] = [];
for (const { entry, game } of told.steps) steps.push(stepOf(entry, game, steps.at(-1) ?? null, sitters));

/** What the server answers to moves at turn 12, where seat 0 has burnham, davis and palmer. */
export const previews = told.previews;
export const begun = steps[12] as Step;
