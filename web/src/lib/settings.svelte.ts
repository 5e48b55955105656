/** What a reader of this device prefers; kept in the browser. */
import { isLanguage, preferred, type Language } from './words.svelte';

export interface Settings {
  language: Language | 'auto';
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  motion: 'auto' | 'full' | 'less';
  /** Send a turn at once when nothing is left to decide. */
  skipConfirm: boolean;
  /** On a wide screen, the log and the chat stand beside the board. */
  story: boolean;
  name: string;
}

const KEY = 'worldsfair-settings';
const usual: Settings = {
  language: 'auto',
  theme: 'auto',
  sound: true,
  motion: 'auto',
  skipConfirm: false,
  story: globalThis.innerWidth >= 1600,
  name: '',
};

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    const language = typeof found.language === 'string' && isLanguage(found.language) ? found.language : 'auto';
    return { ...usual, ...found, language };
  } catch {
    return { ...usual };
  }
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
