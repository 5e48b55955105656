import { beforeEach, describe, expect, it } from 'vitest';
import { answerWith, page } from './page';

const { ask } = await import('../src/lib/http');
const { entries } = await import('../src/lib/server');

const FORBIDDEN = { status: 403, body: { code: 'forbidden', detail: 'an old proof' } };

describe('the proof that the page itself asks for a change', () => {
  beforeEach(() => (page.cookie = 'csrftoken=stranger; worldsfair_csrf=old'));

  it('is the cookie of this server, and no other', async () => {
    const asked = answerWith(() => ({ body: {} }));
    await ask('POST', 'tables', {});
    expect(asked[0]?.headers['x-csrftoken']).toBe('old');
  });

  it('is sent once more when a new one has come meanwhile', async () => {
    const asked = answerWith(({ headers }) => {
      if (headers['x-csrftoken'] === 'new') return { body: { is: 'done' } };
      page.cookie = 'worldsfair_csrf=new';
      return FORBIDDEN;
    });
    expect(await ask('POST', 'tables', {})).toEqual({ is: 'done' });
    expect(asked.map((one) => one.headers['x-csrftoken'])).toEqual(['old', 'new']);
  });

  it('is fetched by a look when none has come', async () => {
    const asked = answerWith(({ method, headers }) => {
      if (method === 'GET') page.cookie = 'worldsfair_csrf=new';
      return method === 'GET' || headers['x-csrftoken'] === 'new' ? { body: { is: 'done' } } : FORBIDDEN;
    });
    expect(await ask('POST', 'tables', {})).toEqual({ is: 'done' });
    expect(asked.map((one) => `${one.method} ${one.path}`)).toEqual(['POST tables', 'GET me', 'POST tables']);
  });

  it('is not tried a third time', async () => {
    const asked = answerWith(({ method }) => (method === 'GET' ? { body: {} } : FORBIDDEN));
    await expect(ask('POST', 'tables', {})).rejects.toMatchObject({ code: 'forbidden' });
    expect(asked.filter((one) => one.method === 'POST')).toHaveLength(2);
  });

  it('has nothing to do with other refusals', async () => {
    const asked = answerWith(() => ({ status: 403, body: { code: 'not_host' } }));
    await expect(ask('POST', 'tables', {})).rejects.toMatchObject({ code: 'not_host' });
    expect(asked).toHaveLength(1);
  });
});

describe('the log', () => {
  it('is read page after page, to its end', async () => {
    const asked = answerWith(({ path }) => {
      const after = Number(/after=(-?\d+)/.exec(path)?.[1]);
      const numbers = Array.from({ length: Math.min(100, 249 - after) }, (_, i) => after + 1 + i);
      return { body: numbers.map((number) => ({ entry: { number } })) };
    });
    const found = await entries('abc', -1);
    expect(found.map(({ entry }) => entry.number)).toEqual(Array.from({ length: 250 }, (_, i) => i));
    expect(asked).toHaveLength(3);
  });
});
