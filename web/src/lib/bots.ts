/** The opponents that people are offered, from the easiest to the strongest. */
import { LEVELS, type Level } from '../../engine/src/facts';

export { LEVELS, type Level };

export const isBotLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);
