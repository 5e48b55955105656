/** How much room there is, measured in the reader's own size of text. */

export const inRem = (pixels: number): number =>
  pixels / (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
