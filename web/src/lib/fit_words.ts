/** Who was picked to fit, and why, in a sentence. */
import type { Level } from './bots';
import { t } from './words.svelte';

export const fitWords = (level: Level, games: number): string =>
  games ? t('match-fits', { name: t(`bot-${level}`), games }) : t('match-first', { name: t(`bot-${level}`) });
