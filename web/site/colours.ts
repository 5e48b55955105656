/** Colours that the browser asks for outside of the page: taken from where all colours are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A colour of `tokens.css` by day and by night. */
export function coloursOf(web: string, name: string): { day: string; night: string } {
  const tokens = readFileSync(join(web, 'src/styles/tokens.css'), 'utf8');
  const [, day, night] = new RegExp(`${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(tokens) ?? [];
  if (!day || !night) throw new Error(`tokens.css has no ${name} for day and night`);
  return { day, night };
}
