import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '', href: 'http://fair.example/x/', pathname: '/x/' });
vi.stubGlobal('addEventListener', () => undefined);
const { hrefOf, linkTo, readRoute } = await import('../src/lib/route.svelte');

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
    ['#/nowhere', { page: 'home' }],
  ])('%s', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });

  it('is what a link says', () => {
    expect(readRoute(hrefOf('replay', 'abc', 3))).toEqual({ page: 'replay', id: 'abc', turn: 3 });
  });

  it('keeps the path prefix in a link for others', () => {
    expect(linkTo('join', 'abc')).toBe('http://fair.example/x/#/join/abc');
  });
});
