/** A table that does what a test says, and refuses all else. */
import { Refusal } from '../src/lib/refusal';
import type { TableInfo, TableSource } from '../src/tables/source';
import { seatOf } from './seats';

const refuse = (): Promise<never> => Promise.reject(new Refusal('refused', ''));

export const fakeSource = (change: Partial<TableSource> = {}): TableSource => ({
  id: 'abc',
  reader: { id: 'Ada', name: 'Ada', is_account: false },
  can: { play: true, invite: true, talk: true, report: true, seatPrograms: true, goOn: true },
  link: null,
  recordAddress: null,
  open: () => Promise.resolve(),
  close: () => undefined,
  log: refuse,
  preview: refuse,
  take: refuse,
  setSeat: refuse,
  setReady: refuse,
  start: refuse,
  closeTable: refuse,
  leave: refuse,
  comeBack: refuse,
  proposeTakeback: refuse,
  proposeAbandon: refuse,
  answer: refuse,
  say: refuse,
  report: refuse,
  rematch: refuse,
  playOn: refuse,
  record: refuse,
  ...change,
});

/** A game of Ada, Bea and Cy that is being played. */
export const tableInfo = (change: Partial<TableInfo> = {}): TableInfo => ({
  id: 'abc',
  revision: 1,
  number: 0,
  turn: 0,
  edition: 'base-2',
  status: 'playing',
  host: 'Ada',
  seats: ['Ada', 'Bea', 'Cy'].map((person, number) => seatOf({ number, person })),
  options: {},
  origin: null,
  proposal: null,
  rematch: null,
  commitment: null,
  deadline: null,
  decider: 0,
  created_at: 0,
  changed_at: 0,
  ...change,
});
