/** Who sits at a table, as the board names them. */
import { botWords } from './bot_level';
import { isBotLevel } from './bots';
import type { Sitter } from '../game/present';
import type { SeatInfo } from '../tables/source';
import { t } from './words.svelte';

/** Everyone at a table; of two with the same name the second is called so. */
export function sittersOf(seats: readonly SeatInfo[]): Sitter[] {
  const seen = new Map<string, number>();
  return seats.map(sitterOf).map((sitter) => {
    const count = (seen.get(sitter.name) ?? 0) + 1;
    seen.set(sitter.name, count);
    return sitter.name && count > 1 ? { ...sitter, name: `${sitter.name} ${count}` } : sitter;
  });
}

/** Who sits there, in a line of words: a bot is said to be one, with its level. */
export function sitterWords({ name, isBot, level }: Sitter): string {
  return isBot ? t('sitter-bot', { name, bot: botWords(level) }) : name;
}

/** A seat as the board names it; bots are named in the reader's language. */
export function sitterOf(seat: SeatInfo): Sitter {
  const level = seat.level ?? '';
  const isBot = seat.kind === 'bot' || seat.kind === 'program';
  const name = isBot && seat.name === level && isBotLevel(level) ? t(`bot-${level}`) : seat.name;
  return { name, isBot, level: isBot ? seat.level : null };
}
