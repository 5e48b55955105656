/** How fast everything goes that moves by itself: all durations in thousandths of a second, at the reader's speed. */
import { moves, settings, type Speed } from './settings.svelte';

const FACTORS: Record<Speed, number> = { slow: 2.2, normal: 1, fast: 0.5, at_once: 0 };
/** What can't be at once is fast. */
const factor = (): number => FACTORS[settings.speed] || FACTORS.fast;

/** At normal speed. */
const BEAT = 750;
const TRAVEL = 480;
const LIFT = 320;
const APART = 120;
const BREATH = 500;
const COUNT = 700;
const ON_A_STEP = 2400;
/** Without pictures in between, a step has to be read. */
const TO_READ = 1500;
/** A bot that thinks longer than this is met by words of patience, at any speed. */
export const PATIENCE = 2500;

/** Whether turns are played out, and not just there. */
export const isPlayedOut = (): boolean => moves() && settings.speed !== 'at_once';

export const pace = {
  /** How long a beat stays. */
  stay: (weight: number): number => weight * BEAT * factor(),
  /** How long something is on its way. */
  travel: (): number => TRAVEL * factor(),
  /** Between two cards of a deal. */
  apart: (): number => APART * factor(),
  /** Cards are lifted before they are taken. */
  lift: (): number => LIFT * factor(),
  /** The car goes on by so many spaces; nothing where nothing moves. */
  wheel: (spaces: number): number => (moves() && spaces > 0 ? (250 + 130 * spaces) * factor() : 0),
  /** A total counts up. */
  count: (): number => (moves() ? COUNT * factor() : 0),
  /** A step of a scoring phase that goes on by itself. */
  scoring: (weight: number): number => weight * ON_A_STEP * factor(),
  /** Between two steps that follow by themselves. */
  between: (): number => (isPlayedOut() ? BREATH : TO_READ) * factor(),
};
