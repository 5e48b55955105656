/** What can be asked of the server. */
import type {
  Continuation,
  EntryView,
  GameRecord,
  Me,
  Opponents,
  Preview,
  Proposal,
  SeatWish,
  TableInfo,
  TableOptions,
  TurnSent,
} from '../tables/source';
import { ask, request, root } from './http';
import { Refusal } from './refusal';
import type { components } from './wire';

export { detailOf, isRefusal, Refusal, refusalOf, sentence } from './refusal';
export type { Me, SeatWish, TableInfo, TableOptions, TurnSent };

type Schemas = components['schemas'];
export type SessionInfo = Schemas['SessionInfo'];
export type TableView = Schemas['TableView'];
export type Rating = Schemas['Rating'];
export type Seated = Schemas['Seated'];
export type BotAccount = Schemas['BotAccount'];
export type BotToken = Schemas['BotToken'];
/** Whom the reader should meet next, by their results at the server. */
export type FittingLevel = Schemas['FittingLevel'];

/** For those who write programs. */
export const apiPage = new URL('schema/docs', root).href;

const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => ask('POST', path, body);

// People.

export const whoAmI = async (): Promise<Me | null> => (await get<{ me: Me | null }>('me')).me;
export const beGuest = (name: string): Promise<Me> => post('guests', { name });
export const makeAccount = (name: string, password: string): Promise<Me> => post('account', { name, password });
export const changeAccount = (change: { password: string; new_name?: string; new_password?: string }): Promise<Me> =>
  ask('PATCH', 'account', change);
/** Be forgotten; a guest has no password. */
export const forgetMe = (password: string | null): Promise<unknown> => post('account/delete', { password });
export const signIn = (name: string, password: string): Promise<Me> => post('session', { name, password });
export const signOut = (): Promise<unknown> => ask('DELETE', 'session');
export const listSessions = (): Promise<SessionInfo[]> => get('sessions');
export const endSession = (id: string): Promise<SessionInfo[]> => ask('DELETE', `sessions/${id}`);
export const signOutEverywhere = (): Promise<unknown> => ask('DELETE', 'sessions');
/** Everything that is kept of the reader, as a file. */
export const ownData = async (): Promise<Blob> => (await request('GET', 'me/data')).blob();
export const findMatch = (): Promise<FittingLevel> => get('me/match');

export const listBotAccounts = (): Promise<BotAccount[]> => get('account/bots');
export const makeBotAccount = (name: string): Promise<BotToken> => post('account/bots', { name });
/** The old key is no longer good. */
export const renewBotToken = (id: string): Promise<BotToken> => post(`account/bots/${id}/token`);
export const deleteBotAccount = (id: string): Promise<BotAccount[]> => ask('DELETE', `account/bots/${id}`);

/** Opponents besides ours: bots of packages that are installed there, and accounts of bots that are there now. */
export async function opponents(): Promise<Opponents> {
  const [{ installed }, { names }] = await Promise.all([
    get<Schemas['Levels']>('bots'),
    get<Schemas['OnlineBots']>('bots/online'),
  ]);
  return { installed: installed ?? [], online: names };
}

export const listRatings = (): Promise<Rating[]> => get('ratings');

// Tables.

export const listTables = async (which: 'public' | 'yours' | 'finished'): Promise<TableInfo[]> =>
  (await get<{ tables: TableInfo[] }>(`tables?which=${which}`)).tables;
export const openTable = (seats: SeatWish[], options: Partial<TableOptions>): Promise<TableView> =>
  post('tables', { seats, options });
export const lookAt = (id: string): Promise<TableView> => get(`tables/${id}`);
/** The id of the table that a short code leads to. */
export const findByCode = async (code: string): Promise<string> =>
  (await get<Schemas['TableFound']>(`codes/${code}`)).table;
export const takeSeat = (id: string, seat: number, wish: SeatWish): Promise<Seated> =>
  ask('PUT', `tables/${id}/seats/${seat}`, wish);
export const setReady = (id: string, isReady: boolean): Promise<TableInfo> =>
  post(`tables/${id}/ready`, { is_ready: isReady });
export const contribute = (id: string, contribution: string): Promise<TableInfo> =>
  ask('PUT', `tables/${id}/contribution`, { contribution });
export const start = (id: string): Promise<TableView> => post(`tables/${id}/start`);
export const closeTable = (id: string): Promise<TableInfo> => post(`tables/${id}/close`);
export const leave = (id: string): Promise<TableInfo> => post(`tables/${id}/leave`);
export const comeBack = (id: string): Promise<TableInfo> => post(`tables/${id}/return`);
export const rematch = (id: string, deal: 'new' | 'same'): Promise<TableView> => post(`tables/${id}/rematch`, { deal });
export const playOn = (id: string, turn: number): Promise<TableView> => post(`tables/${id}/continue`, { turn });
export const say = (id: string, text: string): Promise<unknown> => post(`tables/${id}/chat`, { text });
/** Tell the operator of a line of the chat, or of the table. */
export const report = (id: string, reason: string, line: number | null): Promise<unknown> =>
  post(`tables/${id}/report`, { reason, line });

// What needs everyone's word.

export const proposeTakeback = (id: string, turn: number): Promise<TableView> =>
  post(`tables/${id}/takeback`, { turn });
export const proposeAbandon = (id: string): Promise<TableInfo> => post(`tables/${id}/abandon`, { agrees: true });
export const answerProposal = (
  id: string,
  { kind, number }: Proposal,
  agrees: boolean,
): Promise<TableInfo | TableView> =>
  post(`tables/${id}/${kind === 'takeback' ? 'takeback/answer' : 'abandon'}`, { agrees, proposal: number });

// Turns.

export const preview = (id: string, moves: readonly string[]): Promise<Preview> =>
  post(`tables/${id}/preview`, { moves });
export const submit = (id: string, turn: TurnSent): Promise<EntryView> => post(`tables/${id}/turns`, turn);

/** As many as the server tells at once. */
const PAGE = 100;

/** The log after a number, to its end. */
export async function entries(id: string, after: number): Promise<EntryView[]> {
  const found: EntryView[] = [];
  for (let last = after; ;) {
    const page: EntryView[] = await get(`tables/${id}/entries?after=${last}&limit=${PAGE}`);
    found.push(...page);
    const next = page.at(-1)?.entry.number;
    if (next === undefined || page.length < PAGE) return found;
    last = next;
  }
}

// Records.

export const recordOf = (id: string): Promise<GameRecord | Continuation> => get(`tables/${id}/record`);
export const recordAddress = (id: string): string => new URL(`tables/${id}/record`, root).href;

/** `after` and `chat` are the last entry and the last line that are known; without them all is told. */
export function liveAddress(id: string, after: number | null, chat: number): string {
  const address = new URL(`tables/${id}/live`, root);
  address.protocol = address.protocol.replace('http', 'ws');
  if (after !== null) address.searchParams.set('after', String(after));
  if (chat) address.searchParams.set('chat', String(chat));
  return address.href;
}
