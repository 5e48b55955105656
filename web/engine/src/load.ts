/** Getting the engine: in Node from the folder `built` beside this package, on a page from where it is told. */
import { Engine, type NetworkSource } from './engine.ts';
import type { Players } from './position.ts';

/** An address, or what lies there. */
export type Source = string | URL | Uint8Array<ArrayBuffer> | ArrayBuffer;

/** Where the engine's parts are; what is left out is looked for beside this package. */
export interface Sources {
  engine?: Source | WebAssembly.Module;
  /** The networks of the searching bots, or a function that gets one when it is needed. */
  networks?: Record<Players, Source> | NetworkSource;
}

const HERE = import.meta.url;
const besides = (name: string): URL => new URL(`../built/${name}`, HERE);

/** Load the engine. Networks are fetched when a bot first needs them. */
export async function loadEngine({ engine, networks }: Sources = {}): Promise<Engine> {
  const network: NetworkSource =
    typeof networks === 'function'
      ? networks
      : (players) => bytesAt(networks?.[players] ?? besides(`network-${players}.bin`));
  return Engine.of(await moduleAt(engine ?? besides('engine.wasm')), network);
}

async function moduleAt(source: Source | WebAssembly.Module): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (!isAddress(source)) return WebAssembly.compile(source);
  if (isFile(source)) return WebAssembly.compile(await bytesAt(source));
  const answer = await fetched(source);
  // Streaming needs the right type, which not every static host sends.
  const isTyped = answer.headers.get('content-type')?.startsWith('application/wasm');
  return isTyped ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

async function bytesAt(source: Source): Promise<Uint8Array<ArrayBuffer>> {
  if (!isAddress(source)) return new Uint8Array(source);
  if (isFile(source)) {
    const { readFile } = process.getBuiltinModule('node:fs/promises');
    return new Uint8Array(await readFile(new URL(source)));
  }
  return new Uint8Array(await (await fetched(source)).arrayBuffer());
}

async function fetched(address: string | URL): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${String(address)} can't be loaded: ${answer.status}`);
  return answer;
}

const isAddress = (source: Source): source is string | URL => typeof source === 'string' || source instanceof URL;
const isFile = (address: string | URL): boolean => String(address).startsWith('file:');
