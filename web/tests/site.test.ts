/** What the build adds around the client: its head, its manifest, and the list of what is kept. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HtmlTagDescriptor } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { headOf } from '../site/head';
import { hostFiles } from '../site/host-files';
import { manifestOf } from '../site/manifest';
import { makePictures } from '../site/pictures';
import { keptOf } from '../site/precache';

const web = join(import.meta.dirname, '..');
const nowhere = { address: null, server: null };
const somewhere = { address: new URL('https://host.example/fair/'), server: 'none' };
const valuesOf = (tags: HtmlTagDescriptor[]): string[] =>
  tags.flatMap(({ attrs }) => Object.values(attrs ?? {})).map(String);
const contentOf = (tags: HtmlTagDescriptor[], name: string): unknown =>
  tags.find(({ attrs }) => attrs?.['property'] === name || attrs?.['name'] === name)?.attrs?.['content'];

describe('the head', () => {
  it('names no address of its own where none is known', () => {
    expect(valuesOf(headOf(web, nowhere, [])).filter((value) => /^(https?:)?\//.test(value))).toEqual([]);
  });

  it('tells previews of links whole addresses where it is', () => {
    const tags = headOf(web, somewhere, []);
    expect(contentOf(tags, 'og:image')).toBe('https://host.example/fair/card.png');
    expect(tags.find(({ attrs }) => attrs?.['rel'] === 'canonical')?.attrs?.['href']).toBe(
      'https://host.example/fair/',
    );
  });

  it('says that there is no server only where that is known', () => {
    expect(contentOf(headOf(web, somewhere, []), 'worldsfair-server')).toBe('none');
    expect(contentOf(headOf(web, nowhere, []), 'worldsfair-server')).toBeUndefined();
  });

  it('has a description that search engines show whole', () => {
    expect(String(contentOf(headOf(web, nowhere, []), 'description')).length).toBeLessThanOrEqual(160);
  });

  it('tells the first script where the words of each language are', () => {
    const script = headOf(web, nowhere, ['assets/de-1a2B_3c4.js', 'assets/den-1.js']).find(
      ({ tag }) => tag === 'script',
    );
    expect(script?.attrs).toEqual({ src: './before-paint.js', 'data-de': './assets/de-1a2B_3c4.js' });
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(manifestOf(web)) as { icons: { src: string }[] } & Record<string, string>;

  it('is at home wherever it lies', () => {
    expect([manifest['start_url'], manifest['scope']]).toEqual(['./', './']);
    expect(manifest['id']).toBeUndefined();
  });

  it('has its icons drawn', async () => {
    const pictures = await makePictures(web, { place: 'Chicago', fair: 'Fair', year: '1893', lead: 'Play' });
    const drawn = manifest.icons.map(({ src }) => src).filter((name) => name.endsWith('.png'));
    expect(drawn.length).toBe(3);
    for (const name of [...drawn, 'apple-touch-icon.png', 'card.png'])
      expect(
        Buffer.from(pictures[name] ?? [])
          .subarray(1, 4)
          .toString(),
        name,
      ).toBe('PNG');
  });
});

it('a page where nothing is leads home by the address that is known', () => {
  expect(hostFiles(web, somewhere.address)['404.html']).toContain('href="https://host.example/fair/"');
  expect(hostFiles(web, null)['404.html']).toContain('href="./"');
});

describe('what is kept', () => {
  const built = mkdtempSync(join(tmpdir(), 'worldsfair-built-'));
  afterEach(() => rmSync(built, { recursive: true, force: true }));

  it('is the page by its address, hashed files by their names, and the rest by what is in them', () => {
    mkdirSync(join(built, 'assets'), { recursive: true });
    const files = ['index.html', 'icon.svg', 'card.png', '_headers', '404.html', '.built', 'service-worker.js'];
    for (const name of [...files, 'assets/engine-1a2b.wasm', 'assets/network-2-3c4d.bin'])
      writeFileSync(join(built, name), name);
    const kept = keptOf(built);
    expect(kept.map(({ url }) => url)).toEqual([
      'assets/engine-1a2b.wasm',
      'assets/network-2-3c4d.bin',
      'icon.svg',
      './',
    ]);
    expect(kept.map(({ revision }) => revision !== null)).toEqual([false, false, true, true]);
    writeFileSync(join(built, 'icon.svg'), 'another');
    expect(keptOf(built)[2]?.revision).not.toBe(kept[2]?.revision);
  });
});
