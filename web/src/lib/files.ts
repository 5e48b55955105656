/** What the page has made, as a file of the reader's. */

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
