/** What can be asked of the server. Addresses are relative, so any path prefix will do. */
import type { components } from './wire';
import { t } from './words.svelte';

type Schemas = components['schemas'];
export type Me = Schemas['Me'];
export type TableInfo = Schemas['TableInfo'];
export type TableView = Schemas['TableView'];
export type TableOptions = Schemas['TableOptions'];
export type SeatInfo = Schemas['SeatInfo'];
export type Entry = Schemas['Entry'];
export type EntryView = Schemas['EntryView'];
export type GameInfo = Schemas['GameInfo'];
export type ChatLine = Schemas['ChatLine'];
export type Rating = Schemas['Rating'];
export type Seated = Schemas['Seated'];
export type Preview = Schemas['Preview'];
type GameRecord = Schemas['Record'];
type Continuation = Schemas['Continuation'];

/** Why the server refused something. */
export class Refusal extends Error {
  readonly code: string;
  readonly turn: number | null;

  constructor(code: string, detail: string, turn: number | null = null) {
    super(detail);
    this.code = code;
    this.turn = turn;
  }
}

/** What the server said itself, where that tells more than our sentence: which part of a record, and why. */
export const detailOf = (error: unknown): string | null =>
  error instanceof Refusal && ['invalid_record', 'invalid_request'].includes(error.code) ? error.message || null : null;

/** What to tell the reader; the server's own sentence where we have none in their language. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refusal)) return t('problem-unknown');
  if (error.code === 'invalid_record' && error.turn !== null) return t('record-wrong-turn', { turn: error.turn });
  const told = t(`problem-${error.code}`);
  return told === `problem-${error.code}` ? error.message : told;
}

/** Where the server is shown: it writes that into the page, as it may be under any path. */
const shown = document.querySelector<HTMLMetaElement>('meta[name="worldsfair-root"]')?.content;
export const home = new URL(shown === undefined ? './' : `${shown}/`, document.baseURI);
const root = new URL('api/', home);
/** For those who write programs. */
export const apiPage = new URL('schema/docs', root).href;

/** The server's proof that a change is asked by its own page. */
const token = (): string => /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(new URL(path, root), {
      method,
      credentials: 'same-origin',
      headers: {
        ...(method === 'GET' ? {} : { 'x-csrftoken': token() }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal('unreachable', 'The server can’t be reached.');
  }
  if (response.ok) return (response.status === 204 ? null : await response.json()) as Answer;
  const told = (await response.json().catch(() => null)) as Partial<Schemas['Problem']> | null;
  throw new Refusal(told?.code ?? 'internal', told?.detail ?? '', told?.turn ?? null);
}

const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => ask('POST', path, body);

// People.

export const whoAmI = async (): Promise<Me | null> => (await get<{ me: Me | null }>('me')).me;
export const beGuest = (name: string): Promise<Me> => post('guests', { name });
export const makeAccount = (name: string, password: string): Promise<Me> => post('account', { name, password });
export const changeAccount = (change: { password: string; new_name?: string; new_password?: string }): Promise<Me> =>
  ask('PATCH', 'account', change);
export const deleteAccount = (password: string): Promise<unknown> => post('account/delete', { password });
export const signIn = (name: string, password: string): Promise<Me> => post('session', { name, password });
export const signOut = (): Promise<unknown> => ask('DELETE', 'session');

export const listRatings = (): Promise<Rating[]> => get('ratings');

// Tables.

export interface SeatWish {
  kind: SeatInfo['kind'];
  name?: string;
  level?: string;
}

export const listTables = async (which: 'public' | 'yours' | 'finished'): Promise<TableInfo[]> =>
  (await get<{ tables: TableInfo[] }>(`tables?which=${which}`)).tables;
export const openTable = (seats: SeatWish[], options: Partial<TableOptions>): Promise<TableView> =>
  post('tables', { seats, options });
export const lookAt = (id: string): Promise<TableView> => get(`tables/${id}`);
export const entries = (id: string, after: number): Promise<EntryView[]> => get(`tables/${id}/entries?after=${after}`);
export const takeSeat = (id: string, seat: number, wish: SeatWish): Promise<Seated> =>
  ask('PUT', `tables/${id}/seats/${seat}`, wish);
export const setReady = (id: string, isReady: boolean): Promise<unknown> =>
  post(`tables/${id}/ready`, { is_ready: isReady });
export const start = (id: string): Promise<unknown> => post(`tables/${id}/start`);
export const leave = (id: string): Promise<unknown> => post(`tables/${id}/leave`);
export const comeBack = (id: string): Promise<unknown> => post(`tables/${id}/return`);
export const abandon = (id: string, agrees: boolean): Promise<unknown> => post(`tables/${id}/abandon`, { agrees });
export const rematch = (id: string, deal: 'new' | 'same'): Promise<TableView> => post(`tables/${id}/rematch`, { deal });
export const playOn = (id: string, turn: number): Promise<TableView> => post(`tables/${id}/continue`, { turn });
export const say = (id: string, text: string): Promise<unknown> => post(`tables/${id}/chat`, { text });
export const proposeTakeback = (id: string, turn: number): Promise<unknown> => post(`tables/${id}/takeback`, { turn });
export const answerTakeback = (id: string, agrees: boolean): Promise<unknown> =>
  post(`tables/${id}/takeback/answer`, { agrees });

// Turns.

export const preview = (id: string, moves: string[]): Promise<Preview> => post(`tables/${id}/preview`, { moves });
export const submit = (id: string, turn: { seat: number; follows: number; moves: string[] }): Promise<EntryView> =>
  post(`tables/${id}/turns`, turn);

// Records.

/** The seed of a finished game or, of one that went on from another, of its last part. */
export async function seedOf(id: string): Promise<string | null> {
  const told: GameRecord | Continuation = await get(`tables/${id}/record`);
  return ('parts' in told ? told.parts.at(-1)?.seed : told.seed) ?? null;
}
export const recordAddress = (id: string): string => new URL(`tables/${id}/record`, root).href;

/** A file may hold one game, or one to a line; the first is opened. */
export async function openRecord(text: string): Promise<TableView> {
  const told = readJson(text) ?? readJson(text.slice(0, text.indexOf('\n'))) ?? refuseText();
  return post(wentOn(told) ? 'records/continuations' : 'records', told);
}

const wentOn = (told: unknown): boolean =>
  typeof told === 'object' && told !== null && 'format' in told && told.format === 'worldsfair-continuation';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuseText(): never {
  throw new Refusal('not_json', 'The file is not JSON.');
}

export function liveAddress(id: string, after: number | null): string {
  const address = new URL(`tables/${id}/live`, root);
  address.protocol = address.protocol.replace('http', 'ws');
  if (after !== null) address.searchParams.set('after', String(after));
  return address.href;
}
