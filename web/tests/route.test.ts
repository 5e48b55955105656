import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '', href: 'http://fair.example/x/', pathname: '/x/' });
const listeners: (() => void)[] = [];
vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
const { go, hrefOf, linkTo, readRoute, route, whenDone } = await import('../src/lib/route.svelte');

describe('the address after #', () => {
  it.each([
    ['', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/table/Ab_1-2', { page: 'table', id: 'Ab_1-2' }],
    ['#/replay/abc/17', { page: 'replay', id: 'abc', turn: 17 }],
    ['#/replay/abc', { page: 'replay', id: 'abc', turn: null }],
    ['#/replay/abc/x', { page: 'replay', id: 'abc', turn: null }],
    ['#/replay?record=games/a.json', { page: 'linked', address: 'games/a.json' }],
    ['#/replay?record=https%3A%2F%2Fa.example%2F1.json', { page: 'linked', address: 'https://a.example/1.json' }],
    ['#/replay?record=100%.json', { page: 'linked', address: '100%.json' }],
    ['#/join/abc', { page: 'join', code: 'abc' }],
    ['#/settings', { page: 'settings' }],
    ['#/rules', { page: 'rules', rule: null }],
    ['#/rules/T6', { page: 'rules', rule: 'T6' }],
    ['#', { page: 'home' }],
    ['#/table/Ab%5F1%2D2', { page: 'table', id: 'Ab_1-2' }],
    ['#/settings/', { page: 'settings' }],
    ['#/replay/abc/%', { page: 'replay', id: 'abc', turn: null }],
  ])('%s', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });

  it.each([
    '#/nowhere',
    '#/table',
    '#/table/',
    '#/table//',
    '#/table/%',
    '#/table/%E0%A4',
    '#/join/%zz',
    '#/replay/%/3',
    '#/%',
    '#/table/..%2Fme',
    '#/table/a%20b',
    '#/table/%00',
    `#/table/${'a'.repeat(65)}`,
    '#//',
    '#/constructor',
  ])('leads nowhere: %s', (hash) => {
    expect(readRoute(hash)).toEqual({ page: 'nothing' });
  });

  it('is what a link says', () => {
    expect(readRoute(hrefOf('replay', 'abc', 3))).toEqual({ page: 'replay', id: 'abc', turn: 3 });
  });

  it('keeps the path prefix in a link for others', () => {
    expect(linkTo('join', 'abc')).toBe('http://fair.example/x/#/join/abc');
  });
});

describe('something slow that leads to another page', () => {
  const goThere = (...parts: string[]): void => {
    go(...parts);
    listeners.forEach((listener) => listener());
  };

  it('leads there for whoever has waited', () => {
    goThere('new');
    whenDone()('table', 'abc');
    expect(location.hash).toBe('#/table/abc');
  });

  it('leaves whoever has gone elsewhere where they are', () => {
    goThere('new');
    const enter = whenDone();
    goThere('learn');
    enter('table', 'abc');
    expect(location.hash).toBe('#/learn');
    expect(route().page).toBe('learn');
  });
});
