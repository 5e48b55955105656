/** The service worker, built last: it carries the list of all that it keeps for when there is no network. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';

export interface Kept {
  url: string;
  /** What has no hash in its name is told apart by this. */
  revision: string | null;
}

/** What no page asks for, or only a system, or only while there is a network. */
const LEFT_OUT = /^(service-worker\.js|_headers|404\.html|robots\.txt|link-words\.json|[\w-]+\.png|\..*)$/;

/** Every built file that is worth keeping; the page itself is kept by the address it is opened with. */
export function keptOf(built: string): Kept[] {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !LEFT_OUT.test(name) && statSync(join(built, name)).isFile())
    .sort()
    .map((name) => ({
      url: name === 'index.html' ? './' : name,
      revision: name.startsWith('assets/')
        ? null
        : createHash('sha256')
            .update(readFileSync(join(built, name)))
            .digest('hex')
            .slice(0, 16),
    }));
}

export async function buildServiceWorker(web: string, built: string): Promise<void> {
  await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'warn',
    define: { __KEPT__: JSON.stringify(keptOf(built)), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: built,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(web, 'src/offline/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}
