/** The opponents that people are offered, from the easiest to the strongest. */
export const LEVELS = ['visitor', 'exhibitor', 'organizer', 'director'] as const;
export type Level = (typeof LEVELS)[number];

export const isBotLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);
