/** How strong a bot is, in words, by its name: for its panel, its seat and its invitation. */
import { isBotLevel } from './bots';
import { t } from './words.svelte';

/** Nothing for a bot that people are not offered, as a program's. */
export function botLevel(strategy: string): string {
  return strategy === 'random' || isBotLevel(strategy) ? t(`bot-level-${strategy}`) : '';
}

/** A bot as such, with its level where that is known: "Bot, easy". */
export function botWords(strategy: string | null): string {
  const level = botLevel(strategy ?? '');
  return level ? t('bot-of-level', { level }) : t('bot');
}
