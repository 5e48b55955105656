/** How strong a bot is, in words, by its name: for its panel, its seat and its invitation. */
import { isBotLevel, LEVEL_RATINGS, type Level } from './bots';
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

/** With its rating, where there is room: "easy, rating 630"; nothing for a bot without one. */
export const botRated = (strategy: string | null): string =>
  strategy && isBotLevel(strategy)
    ? t('bot-rated', { level: botLevel(strategy), rating: String(LEVEL_RATINGS[strategy]) })
    : '';

/** A level in a list to choose from: "Reporter · easy · 630". */
export const botOption = (level: Level): string =>
  t('bot-option', { name: t(`bot-${level}`), level: botLevel(level), rating: String(LEVEL_RATINGS[level]) });
