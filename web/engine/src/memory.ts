/** The engine in its memory: room for records, and their fields by the generated layout. */
import { STACK_TOP, type Exports, type Field } from './layout.ts';

const PAGE = 65536;
const LINE = 64;

/** A record's layout: its size, and its fields by name. */
export interface Layout {
  readonly size: number;
}

/** One instance of the engine's module with a memory of its own. */
export class Memory {
  readonly call: Exports;
  readonly #memory: WebAssembly.Memory;
  #bytes: Uint8Array;
  #view: DataView;
  #free: number = STACK_TOP;

  private constructor(call: Exports, memory: WebAssembly.Memory) {
    this.call = call;
    this.#memory = memory;
    this.#bytes = new Uint8Array(memory.buffer);
    this.#view = new DataView(memory.buffer);
  }

  static async of(module: WebAssembly.Module): Promise<Memory> {
    const memory = new WebAssembly.Memory({ initial: STACK_TOP / PAGE + 4 });
    const instance = await WebAssembly.instantiate(module, {
      env: {
        __linear_memory: memory,
        __stack_pointer: new WebAssembly.Global({ value: 'i32', mutable: true }, STACK_TOP),
      },
    });
    return new Memory(instance.exports as unknown as Exports, memory);
  }

  /** How many bytes there are, used or not. */
  get size(): number {
    return this.#memory.buffer.byteLength;
  }

  /** Room for so many bytes, all zero; it is never given back. */
  reserve(size: number): number {
    const address = this.#free;
    this.#free = address + Math.ceil(size / LINE) * LINE;
    const missing = this.#free - this.#memory.buffer.byteLength;
    if (missing > 0) {
      this.#memory.grow(Math.ceil(missing / PAGE));
      this.#bytes = new Uint8Array(this.#memory.buffer);
      this.#view = new DataView(this.#memory.buffer);
    }
    return address;
  }

  /** The same bytes, in the engine's memory. */
  put(content: Uint8Array): number {
    const address = this.reserve(content.length);
    this.#bytes.set(content, address);
    return address;
  }

  write(address: number, content: Uint8Array): void {
    this.#bytes.set(content, address);
  }

  /** A copy of what is there. */
  read(address: number, size: number): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(address, address + size) as Uint8Array<ArrayBuffer>;
  }

  copy(target: number, source: number, size: number): void {
    this.#bytes.copyWithin(target, source, source + size);
  }

  /** A number in a record: a plain field, or an element of a row or a table. */
  get(record: number, field: Field, row = 0, column = 0): number {
    const at = record + this.#offset(field, row, column);
    switch (field.kind) {
      case 'u1':
        return this.#bytes[at] as number;
      case 'u2':
        return this.#view.getUint16(at, true);
      case 'i4':
        return this.#view.getInt32(at, true);
      case 'f4':
        return this.#view.getFloat32(at, true);
      case 'f8':
        return this.#view.getFloat64(at, true);
      case 'i8':
      case 'u8':
        return Number(this.#view.getBigInt64(at, true));
      case 'record':
        throw new TypeError('a record within a record has no number');
    }
  }

  set(record: number, field: Field, value: number | bigint, row = 0, column = 0): void {
    const at = record + this.#offset(field, row, column);
    switch (field.kind) {
      case 'u1':
        this.#bytes[at] = Number(value);
        break;
      case 'u2':
        this.#view.setUint16(at, Number(value), true);
        break;
      case 'i4':
        this.#view.setInt32(at, Number(value), true);
        break;
      case 'f4':
        this.#view.setFloat32(at, Number(value), true);
        break;
      case 'f8':
        this.#view.setFloat64(at, Number(value), true);
        break;
      case 'i8':
      case 'u8':
        this.#view.setBigInt64(at, BigInt(value), true);
        break;
      case 'record':
        throw new TypeError('a record within a record is no number');
    }
  }

  /** The first numbers of a row of bytes. */
  row(record: number, field: Field, count: number, row = 0): number[] {
    const at = record + this.#offset(field, row, 0);
    return Array.from(this.#bytes.subarray(at, at + count));
  }

  #offset({ at, kind, shape }: Field, row: number, column: number): number {
    const columns = shape.length === 2 ? (shape[1] as number) : 1;
    return at + SIZES[kind] * (row * columns + column);
  }
}

const SIZES: Record<Field['kind'], number> = { u1: 1, u2: 2, i4: 4, f4: 4, f8: 8, i8: 8, u8: 8, record: 0 };
