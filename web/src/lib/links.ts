/** Words with the links in them that lead to this fair; other addresses stay text. */

export interface Part {
  text: string;
  href: string | null;
}

export function partsOf(text: string, home: string): Part[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .filter((part) => part)
    .map((part) => ({ text: part, href: part.startsWith(home) ? part : null }));
}
