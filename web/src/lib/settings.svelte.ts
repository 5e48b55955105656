/** What a reader of this device prefers; kept in the browser. */
import { LEVELS, type Level } from './bots';
import { LANGUAGES, preferred, type Language } from './words.svelte';

/** How fast the turns of others are played out. */
export const SPEEDS = ['slow', 'normal', 'fast', 'at_once'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  language: Language | 'auto';
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  /** Soft sounds for what happens on the board. */
  effects: boolean;
  motion: 'auto' | 'full' | 'less';
  speed: Speed;
  /** A scoring phase goes on by itself from step to step. */
  scoresAlone: boolean;
  /** Send a turn at once when nothing is left to decide. */
  skipConfirm: boolean;
  /** On a wide screen, the log and the chat stand beside the board. */
  story: boolean;
  /** Single keys choose, undo and send while the board or the turn has the focus. */
  keys: boolean;
  /** Several people at one device hand it on before each turn. */
  handOver: boolean;
  /** What one tries to do in this game needs no telling any more. */
  knowsGoal: boolean;
  /** Whom one plays against: who fits, or always the same. */
  opponent: Level | 'match';
  name: string;
}

const KEY = 'worldsfair-settings';
const usual: Settings = {
  language: 'auto',
  theme: 'auto',
  sound: true,
  effects: false,
  motion: 'auto',
  speed: 'normal',
  scoresAlone: false,
  skipConfirm: false,
  story: false,
  keys: true,
  handOver: true,
  knowsGoal: false,
  opponent: 'match',
  name: '',
};

const oneOf =
  <Name extends string>(...names: Name[]) =>
  (found: unknown): found is Name =>
    (names as unknown[]).includes(found);
const isSwitch = (found: unknown): found is boolean => typeof found === 'boolean';

/** What each setting may be. */
const allowed: { [Name in keyof Settings]: (found: unknown) => found is Settings[Name] } = {
  language: oneOf('auto', ...LANGUAGES),
  theme: oneOf('auto', 'light', 'dark'),
  sound: isSwitch,
  effects: isSwitch,
  motion: oneOf('auto', 'full', 'less'),
  speed: oneOf(...SPEEDS),
  scoresAlone: isSwitch,
  skipConfirm: isSwitch,
  story: isSwitch,
  keys: isSwitch,
  handOver: isSwitch,
  knowsGoal: isSwitch,
  opponent: oneOf('match', ...LEVELS),
  name: (found): found is string => typeof found === 'string',
};

/** What was kept, as far as it can be a setting. */
function kept(): Settings {
  const settings = { ...usual };
  const take = <Name extends keyof Settings>(name: Name, found: unknown): void => {
    if (allowed[name](found)) settings[name] = found;
  };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    for (const [name, one] of Object.entries(found ?? {}))
      if (Object.hasOwn(usual, name)) take(name as keyof Settings, one);
  } catch {
    // A browser that keeps nothing has the usual ones.
  }
  return settings;
}

export const settings: Settings = $state(kept());

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let systemIsDark = $state(night.matches);
let systemIsStill = $state(still.matches);
night.addEventListener('change', () => (systemIsDark = night.matches));
still.addEventListener('change', () => (systemIsStill = still.matches));

export const theme = (): 'light' | 'dark' =>
  settings.theme === 'auto' ? (systemIsDark ? 'dark' : 'light') : settings.theme;

export const moves = (): boolean => (settings.motion === 'auto' ? !systemIsStill : settings.motion === 'full');

export const spoken = (): Language =>
  settings.language === 'auto' ? preferred(navigator.languages) : settings.language;

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Written where games end (`results.ts`). */
const RESULTS = 'worldsfair-results';

/** Of whoever has asked to be forgotten nothing is known here either: no name, and not how they play. */
export function forgetReader(): void {
  settings.name = '';
  keep();
  try {
    localStorage.removeItem(RESULTS);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
