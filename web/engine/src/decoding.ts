/** JSON of a known shape, read strictly: what is missing, unknown or of another kind is named with its place. */
import { quoted } from './errors.ts';

/** What is wrong, and where. */
export class ShapeError extends Error {
  constructor(message: string, path: string) {
    super(path === '$' ? message : `${message} - at \`${path}\``);
  }
}

export type Decoder<Value> = (value: unknown, path: string) => Value;

/** A number that was written with a point or an exponent, which no whole number is. */
class Float {}

/** Parse a text; whole numbers beyond what a number holds stay exact. */
export function parseJson(text: string): unknown {
  // Older browsers don't tell a number's text; there 1.0 passes for 1.
  return JSON.parse(text, (_, value: unknown, context?: { source?: string }) => {
    if (typeof value !== 'number' || context?.source === undefined) return value;
    if (/[.eE]/.test(context.source)) return new Float();
    return Number.isSafeInteger(value) ? value : BigInt(context.source);
  });
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Float) return 'float';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return { string: 'str', boolean: 'bool', bigint: 'int' }[typeof value as string] ?? 'object';
}

function refuse(expected: string, value: unknown, path: string): never {
  throw new ShapeError(`Expected \`${expected}\`, got \`${kindOf(value)}\``, path);
}

export const text: Decoder<string> = (value, path) => (typeof value === 'string' ? value : refuse('str', value, path));

export const textOrNull: Decoder<string | null> = (value, path) =>
  value === null || typeof value === 'string' ? value : refuse('str | null', value, path);

export const whole: Decoder<number> = (value, path) =>
  kindOf(value) === 'int' ? (value as number) : refuse('int', value, path);

export const anything: Decoder<unknown> = (value) => value;

/** One of a few texts, or one of a few numbers. */
export const oneOf =
  <Value extends string | number>(...values: readonly Value[]): Decoder<Value> =>
  (value, path) => {
    const found = typeof values[0] === 'string' ? text(value, path) : whole(value, path);
    if (values.includes(found as Value)) return found as Value;
    throw new ShapeError(`Invalid enum value ${typeof found === 'string' ? quoted(found) : found}`, path);
  };

export const listOf =
  <Item>(item: Decoder<Item>, fewest = 0): Decoder<Item[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return refuse('array', value, path);
    const items = value.map((one, index) => item(one, `${path}[${index}]`));
    if (items.length < fewest) throw new ShapeError(`Expected \`array\` of length >= ${fewest}`, path);
    return items;
  };

export const pairOf =
  <One, Other>(one: Decoder<One>, other: Decoder<Other>): Decoder<[One, Other]> =>
  (value, path) => {
    if (!Array.isArray(value)) return refuse('array', value, path);
    const decoders: readonly Decoder<unknown>[] = [one, other];
    const items = value.slice(0, 2).map((item, index) => decoders[index]?.(item, `${path}[${index}]`));
    if (value.length !== 2) throw new ShapeError('Expected `array` of length 2', path);
    return items as [One, Other];
  };

export const tableOf =
  <Item>(item: Decoder<Item>): Decoder<Record<string, Item>> =>
  (value, path) =>
    Object.fromEntries(entriesOf(value, path).map(([key, one]) => [key, item(one, `${path}[...]`)]));

type Fields = Record<string, Decoder<unknown>>;
type Values<Of extends Fields> = { [Name in keyof Of]: ReturnType<Of[Name]> };

/** An object with these fields, and none besides; of the optional ones those that are there. */
export const struct =
  <Needed extends Fields, Optional extends Fields = Record<never, never>>(
    needed: Needed,
    optional: Optional = {} as Optional,
    mayHaveMore = false,
  ): Decoder<Values<Needed> & Partial<Values<Optional>>> =>
  (value, path) => {
    const fields: Fields = { ...needed, ...optional };
    const found: Record<string, unknown> = {};
    for (const [name, one] of entriesOf(value, path)) {
      const decode = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (decode) found[name] = decode(one, `${path}.${name}`);
      else if (!mayHaveMore) throw new ShapeError(`Object contains unknown field \`${name}\``, path);
    }
    for (const name of Object.keys(needed)) {
      if (!Object.hasOwn(found, name)) throw new ShapeError(`Object missing required field \`${name}\``, path);
    }
    return found as Values<Needed> & Partial<Values<Optional>>;
  };

function entriesOf(value: unknown, path: string): [string, unknown][] {
  return kindOf(value) === 'object' ? Object.entries(value as object) : refuse('object', value, path);
}
