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

describe('a change', () => {
  const count = () => {
    let number = 0;
    return answerWith(() => ({ body: { number: ++number } }));
  };

  it('that is asked for twice at once, as by a double click, is asked once', async () => {
    const asked = count();
    const both = await Promise.all([ask('POST', 'tables', { seats: [] }), ask('POST', 'tables', { seats: [] })]);
    expect(both).toEqual([{ number: 1 }, { number: 1 }]);
    expect(asked).toHaveLength(1);
  });

  it('is asked again once the first is answered, also if that was refused', async () => {
    const asked = answerWith(() => ({ status: 409, body: { code: 'seat_taken' } }));
    for (let tries = 0; tries < 2; tries++)
      await expect(ask('PUT', 'tables/abc/seats/1', {})).rejects.toMatchObject({ code: 'seat_taken' });
    expect(asked).toHaveLength(2);
  });

  it('that differs from the one before is asked, also if it was asked earlier', async () => {
    const asked = count();
    await Promise.all([true, false, true].map((is_ready) => ask('POST', 'tables/abc/ready', { is_ready })));
    expect(asked.map((one) => one.body)).toEqual([{ is_ready: true }, { is_ready: false }, { is_ready: true }]);
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
