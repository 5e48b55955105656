/** Short codes of tables, as they are typed and shown; where one leads, the server knows. */

const CODE = /^[BCDFGHJKLMNPQRSTVWXZ]{6}$/;

/** A code, however it was typed; null if it is something else, as a table's id. */
export function readCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** In two parts, as it is said. */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
