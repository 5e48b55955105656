/** Settings are kept by the browser, which may keep nothing, or what somebody else wrote. */
import { beforeEach, expect, it, vi } from 'vitest';
import './page';

beforeEach(() => vi.resetModules());

const keeping = (text: string): void => localStorage.setItem('worldsfair-settings', text);
const read = async () => (await import('../src/lib/settings.svelte')).settings;

it('are those that were kept', async () => {
  keeping(JSON.stringify({ language: 'pl', theme: 'dark', sound: false, motion: 'less', name: 'Ada', story: true }));
  expect(await read()).toMatchObject({ language: 'pl', theme: 'dark', sound: false, motion: 'less', name: 'Ada' });
});

it.each(['', '{', 'null', '7', '"dark"', '[1, 2]', 'true'])(
  'are the usual ones where rubbish was kept: %s',
  async (text) => {
    keeping('{}');
    const usual = { ...(await read()) };
    vi.resetModules();
    keeping(text);
    expect({ ...(await read()) }).toEqual(usual);
  },
);

it('are the usual ones one by one, where a kept one is none', async () => {
  const rubbish = {
    language: 'xx',
    theme: 'pink',
    sound: 'loud',
    effects: 'loud',
    motion: 1,
    speed: 'breakneck',
    scoresAlone: 1,
    skipConfirm: null,
    story: 0,
    keys: 'all',
    handOver: 1,
    knowsGoal: null,
    opponent: 'nobody',
    name: 5,
    toString: 1,
    more: 1,
  };
  keeping(JSON.stringify({ ...rubbish, language: 'de' }));
  const found = await read();
  expect(found).toEqual({
    language: 'de',
    theme: 'auto',
    sound: true,
    effects: false,
    motion: 'auto',
    speed: 'normal',
    scoresAlone: false,
    skipConfirm: false,
    story: expect.any(Boolean),
    keys: true,
    handOver: true,
    knowsGoal: false,
    opponent: 'match',
    name: '',
  });
});

it('work in a browser that keeps nothing and throws', async () => {
  const refuse = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { keep, settings } = await import('../src/lib/settings.svelte');
  settings.theme = 'dark';
  expect(keep).not.toThrow();
  expect(settings.theme).toBe('dark');
});
