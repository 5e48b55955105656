/** Files of the reader's: what the page has made, and what it is given. */
import { Refusal } from './refusal';

/** In milliseconds; the browser has taken it by then. */
const TAKEN = 60_000;

export function saveFile(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(content)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN);
}

/** In bytes; a long game has some 100,000. */
const LONGEST = 1_000_000;

/** The text of a file of records, or as much of it as holds a whole line; refused if one is longer than any game. */
export async function startOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; read <= LONGEST;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  if (!text.includes('\n')) throw new Refusal('too_large', `A record has at most ${LONGEST} bytes.`);
  return text;
}
