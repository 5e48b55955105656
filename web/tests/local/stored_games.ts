/** Games to keep, as a test says. */
import type { StoredGame } from '../../src/tables/local/stored';

export const storedGame = (change: Partial<StoredGame> = {}): StoredGame => ({
  format: 1,
  id: 'local-one',
  revision: 1,
  status: 'playing',
  seed: '11'.repeat(32),
  commitment: '22'.repeat(32),
  edition: 'base-2',
  options: { approvals: 'automatic', begins: 'drawn', takebacks: true },
  seats: [
    { kind: 'person', name: 'Ada', level: null },
    { kind: 'bot', name: 'visitor', level: 'visitor' },
  ],
  entries: [{ kind: 'start' }],
  turn: 0,
  decider: 0,
  origin: null,
  earlier: null,
  rematch: null,
  imported: null,
  createdAt: 1,
  changedAt: 1,
  ...change,
});
