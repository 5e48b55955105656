import { beforeEach, expect, it, vi } from 'vitest';
import { answerWith } from './page';

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
