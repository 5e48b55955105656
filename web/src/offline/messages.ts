/** What a page asks a service worker. */
export type Question =
  /** Be the one from now on. */
  | { ask: 'take over' }
  /** Whether a page with these files is of your version. */
  | { ask: 'is yours'; files: string[] };

export const isQuestion = (told: unknown): told is Question =>
  typeof told === 'object' && told !== null && 'ask' in told && (told.ask === 'take over' || told.ask === 'is yours');
