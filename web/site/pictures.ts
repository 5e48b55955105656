/** The pictures that are no drawings any more: icons of fixed sizes and the card, made from SVG while building. */
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cardOf, type CardWords } from './card';

const { resolve } = createRequire(import.meta.url);
const LETTERS = [
  '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2',
  '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2',
];

let isReady: Promise<void> | null = null;

async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  isReady ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await isReady;
  const font = { fontBuffers: LETTERS.map((name) => readFileSync(resolve(name))), defaultFontFamily: 'Abril Fatface' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}

const GROUND = '<rect width="64" height="64" rx="10"';

/** The icon to its edges, with `room` around the wheel: a system cuts a shape of its own from it. */
function withoutEdge(icon: string, room: number): string {
  const size = 64 + 2 * room;
  if (!icon.includes(GROUND)) throw new Error('icon.svg has another ground than this expects');
  return icon
    .replace('viewBox="0 0 64 64"', `viewBox="${-room} ${-room} ${size} ${size}"`)
    .replace(GROUND, `<rect x="${-room}" y="${-room}" width="${size}" height="${size}"`);
}

/** Every picture by its file's name. */
export async function makePictures(web: string, words: CardWords): Promise<Record<string, Uint8Array>> {
  const icon = readFileSync(join(web, 'public/icon.svg'), 'utf8');
  return {
    'icon-192.png': await pngOf(icon, 192),
    'icon-512.png': await pngOf(icon, 512),
    // What lies within four fifths of its width is never cut off.
    'icon-maskable-512.png': await pngOf(withoutEdge(icon, 7), 512),
    'apple-touch-icon.png': await pngOf(withoutEdge(icon, 2), 180),
    'card.png': await pngOf(cardOf(words), 1200),
  };
}
