/** Floating-point numbers of two bytes, which networks are sent as, made into those of four. */

const SIGN = 0x8000;
const SMALLEST = 2 ** -24;
const MANTISSA_BITS = 10;
const MANTISSA = (1 << MANTISSA_BITS) - 1;
const HIGHEST_EXPONENT = 31;

/** The same numbers, little-endian as they came. None of them is infinite. */
export function widened(halves: Uint8Array): Uint8Array<ArrayBuffer> {
  const from = new DataView(halves.buffer, halves.byteOffset, halves.byteLength);
  const wide = new DataView(new ArrayBuffer(2 * halves.byteLength));
  for (let at = 0; at < halves.byteLength; at += 2) wide.setFloat32(2 * at, numberOf(from.getUint16(at, true)), true);
  return new Uint8Array(wide.buffer);
}

function numberOf(bits: number): number {
  const exponent = (bits & (SIGN - 1)) >> MANTISSA_BITS;
  const mantissa = bits & MANTISSA;
  if (exponent === HIGHEST_EXPONENT) throw new RangeError('a weight is infinite');
  const size = exponent ? (mantissa + MANTISSA + 1) * 2 ** (exponent - 1) : mantissa;
  return (bits & SIGN ? -1 : 1) * size * SMALLEST;
}
