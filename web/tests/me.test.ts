import { beforeEach, expect, it, vi } from 'vitest';
import { answerWith, type Answer } from './page';

beforeEach(() => vi.resetModules());

/** The names that were asked for, of which only these are free. */
const askedFor = (isFree: (name: string) => boolean): string[] => {
  const names: string[] = [];
  answerWith(({ method, body }) => {
    if (method === 'GET') return { body: { me: null } };
    const { name } = body as { name: string };
    names.push(name);
    return isFree(name) ? { body: { id: 'x', name } } : { status: 409, body: { code: 'name_taken' } };
  });
  return names;
};

it('plays under the name of last time', async () => {
  const { settings } = await import('../src/lib/settings.svelte');
  const { beSomebody } = await import('../src/lib/me.svelte');
  settings.name = 'Ada';
  const names = askedFor(() => true);
  await beSomebody();
  expect(names).toEqual(['Ada']);
});

it('plays all the same when an account has that name, or even the guests’', async () => {
  const { settings } = await import('../src/lib/settings.svelte');
  const { beSomebody } = await import('../src/lib/me.svelte');
  settings.name = 'Ada';
  // Without a language loaded, the words are their keys.
  const names = askedFor((name) => /^guest \d+$/.test(name));
  await beSomebody();
  expect(names).toEqual(['Ada', 'guest', expect.stringMatching(/^guest \d+$/)]);
});

it('does not change a name that somebody chose', async () => {
  const { beSomebody } = await import('../src/lib/me.svelte');
  const names = askedFor(() => false);
  await expect(beSomebody('Ada')).rejects.toMatchObject({ code: 'name_taken' });
  expect(names).toEqual(['Ada']);
});

/** Answers to `GET me` that come when the test says so. */
function slowly(answer: Answer): (() => Promise<void>)[] {
  const waiting: (() => Promise<void>)[] = [];
  const asked = answerWith(answer);
  const quick = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    const response = await quick(address, init);
    if (asked.at(-1)?.method === 'GET')
      await new Promise<void>((done) => waiting.push(() => (done(), new Promise(setImmediate))));
    return response;
  });
  return waiting;
}

it('is still somebody when an answer from before comes late', async () => {
  const { findMe, me, setMe } = await import('../src/lib/me.svelte');
  const answers = slowly(() => ({ body: { me: null } }));
  const asking = findMe();
  await new Promise(setImmediate);
  setMe({ id: 'x', name: 'Ada', is_account: false });
  await answers[0]?.();
  await asking;
  expect(me()?.name).toBe('Ada');
});

it('of two answers believes the one that was asked for last', async () => {
  const { findMe, me } = await import('../src/lib/me.svelte');
  const names = ['Ada', 'Bea'];
  const answers = slowly(() => ({ body: { me: { id: 'x', name: names.shift() } } }));
  const both = Promise.all([findMe(), findMe()]);
  await new Promise(setImmediate);
  await answers[1]?.();
  await answers[0]?.();
  await both;
  expect(me()?.name).toBe('Bea');
});

it('becomes one guest, however often it is asked for one at once', async () => {
  const { beSomebody } = await import('../src/lib/me.svelte');
  const names = askedFor(() => true);
  const [first, second] = await Promise.all([beSomebody('Ada'), beSomebody('Bea')]);
  expect(names).toEqual(['Ada']);
  expect(second).toBe(first);
});
