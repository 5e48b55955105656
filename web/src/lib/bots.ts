/** The opponents that people are offered, from the easiest to the strongest, with their ratings on one scale. */
import { LEVEL_RATINGS, LEVELS, type Level } from '../../engine/src/facts';

export { LEVEL_RATINGS, LEVELS, type Level };

export const isBotLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);
