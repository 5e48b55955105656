/** How the server is asked. Addresses are relative, so any path prefix will do. */
import { home } from './home';
import { isRefusal, Refusal, refusalOf } from './refusal';
import { elapsed, hearTime } from './serverclock';
import type { components } from './wire';

type Problem = components['schemas']['Problem'];

export const root = new URL('api/', home);

/** A site of files alone says so in its page, and may name a server elsewhere; see `docs/static-site.md`. */
const told = document.querySelector<HTMLMetaElement>('meta[name="worldsfair-server"]')?.content;
export const isServerless = told !== undefined;
export const serverNamed = told && URL.canParse(told) ? new URL(told) : null;

/** The server's proof that a change is asked by its own page. */
const token = (): string => /(?:^|; )worldsfair_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';

async function send(method: string, path: string, proof: string, body: unknown): Promise<Response> {
  if (isServerless) throw new Refusal('no_server', 'This site has no server.');
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
