/** Whether a server is there: told by the page, or by what becomes of the first question. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, page } from './page';

type Found = typeof import('../src/lib/presence.svelte');

/** The module in a page with this mark. */
async function inPage(mark: string | null): Promise<Found> {
  vi.resetModules();
  const meta = mark === null ? null : { content: mark };
  vi.stubGlobal('document', {
    ...page,
    querySelector: (wanted: string) => (wanted.includes('worldsfair-server') ? meta : null),
  });
  return import('../src/lib/presence.svelte');
}

beforeEach(() => answerWith(() => ({ body: { me: null } })));
afterEach(() => vi.stubGlobal('document', page));

it('is not asked for where the page says that there is none', async () => {
  const asked = answerWith(() => ({ body: {} }));
  const { meetServer, presence } = await inPage('none');
  expect(presence()).toBe('none');
  expect(await meetServer()).toBe(false);
  expect(asked).toEqual([]);
});

it('may be named where it is elsewhere, which is no server here', async () => {
  const { elsewhere, presence } = await inPage('https://fair.example/play/');
  expect([presence(), elsewhere?.host]).toEqual(['none', 'fair.example']);
});

it('is here once it has answered', async () => {
  const { meetServer, presence } = await inPage(null);
  expect(presence()).toBe('asking');
  expect(await meetServer()).toBe(true);
  expect(presence()).toBe('here');
});

it('is out of reach while no answer comes, and here when one does', async () => {
  const { meetServer, presence } = await inPage(null);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await meetServer()).toBe(false);
  expect(presence()).toBe('offline');
  answerWith(() => ({ body: { me: null } }));
  await meetServer();
  expect(presence()).toBe('here');
});

it.each([
  ['that there is nothing', 404],
  ['everything with a page', 200],
])('is not there where a host answers %s', async (_, status) => {
  const { meetServer, presence } = await inPage(null);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<p>Hello</p>', { status })));
  expect(await meetServer()).toBe(false);
  expect(presence()).toBe('none');
});

it('is here when it refuses, and the refusal is told', async () => {
  const { meetServer, presence } = await inPage(null);
  answerWith(() => ({ status: 403, body: { code: 'banned', detail: 'You are banned.' } }));
  await expect(meetServer()).rejects.toThrow('You are banned.');
  expect(presence()).toBe('here');
});
