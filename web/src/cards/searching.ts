/** Finding cards by words: every word has to occur, whatever its case and accents. */

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    // The one letter of our languages that is not taken apart.
    .replace(/ł/gi, 'l')
    .toLowerCase();

export function matches(search: string, text: string): boolean {
  const where = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
