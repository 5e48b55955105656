/** How the server is asked, and how it refuses. Addresses are relative, so any path prefix will do. */
import { elapsed, hearTime } from './serverclock';
import type { components } from './wire';
import { t } from './words.svelte';

type Problem = components['schemas']['Problem'];

/** Why the server refused something. */
export class Refusal extends Error {
  readonly code: string;
  /** The turn of a record that is wrong. */
  readonly turn: number | null;
  /** The rule that a move breaks. */
  readonly rule: string | null;

  constructor(code: string, detail: string, turn: number | null = null, rule: string | null = null) {
    super(detail);
    this.code = code;
    this.turn = turn;
    this.rule = rule;
  }
}

export const refusalOf = (problem: Partial<Problem> | null): Refusal =>
  new Refusal(problem?.code ?? 'internal', problem?.detail ?? '', problem?.turn ?? null, problem?.rule ?? null);

export const isRefusal = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Refusal && codes.includes(error.code);

/** What the server said itself, where that tells more than our sentence: which part of a record, and why. */
export const detailOf = (error: unknown): string | null =>
  error instanceof Refusal && isRefusal(error, 'invalid_record', 'invalid_request') ? error.message || null : null;

/** What to tell the reader. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refusal)) return t('problem-unknown');
  if (error.code === 'invalid_record' && error.turn !== null) return t('record-wrong-turn', { turn: error.turn });
  const told = t(`problem-${error.code}`);
  return told === `problem-${error.code}` ? t('problem-unknown') : told;
}

/** Where the server is shown: it writes that into the page, as it may be under any path. */
const shown = document.querySelector<HTMLMetaElement>('meta[name="worldsfair-root"]')?.content;
export const home = new URL(shown === undefined ? './' : `${shown}/`, document.baseURI);
export const root = new URL('api/', home);

/** The server's proof that a change is asked by its own page. */
const token = (): string => /(?:^|; )worldsfair_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';

async function send(method: string, path: string, proof: string, body: unknown): Promise<Response> {
  try {
    return await fetch(new URL(path, root), {
      method,
      credentials: 'same-origin',
      headers: {
        ...(method === 'GET' ? {} : { 'x-csrftoken': proof }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal('unreachable', 'The server can’t be reached.');
  }
}

async function answered(method: string, path: string, proof: string, body: unknown): Promise<Response> {
  const askedAt = elapsed();
  const response = await send(method, path, proof, body);
  // Told in whole seconds.
  hearTime(Date.parse(response.headers.get('date') ?? '') / 1000, askedAt, 1);
  if (response.ok) return response;
  throw refusalOf((await response.json().catch(() => null)) as Partial<Problem> | null);
}

/** Ask; a change whose proof is too old is asked once more with a new one. */
export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const proof = token();
  try {
    return await answered(method, path, proof, body);
  } catch (error) {
    if (method === 'GET' || !isRefusal(error, 'forbidden')) throw error;
    // Every look brings one, if none has come meanwhile.
    if (token() === proof) await answered('GET', 'me', '', undefined);
    return answered(method, path, token(), body);
  }
}

/** The last change that was asked for, until it is answered. */
let latest: { asked: string; answer: Promise<unknown> } | null = null;

/** Ask and read the answer. The same change twice at once is a double click: both get the one answer. */
export function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (method === 'GET') return read<Answer>(method, path, body);
  const asked = JSON.stringify([method, path, body]);
  if (latest?.asked === asked) return latest.answer as Promise<Answer>;
  const answer = read<Answer>(method, path, body);
  const mine = { asked, answer };
  latest = mine;
  const done = (): void => {
    if (latest === mine) latest = null;
  };
  answer.then(done, done);
  return answer;
}

async function read<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
  const response = await request(method, path, body);
  return (response.status === 204 ? null : await response.json()) as Answer;
}
