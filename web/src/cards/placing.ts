/** Where a note goes: beside what it speaks of, never over it, and inside the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const MARGIN = 6;

const clamped = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));

/** The four places beside a box, each as near to the card as the window allows. */
function beside(box: Box, card: Box, note: Size, room: Size): { left: number; top: number; fits: boolean }[] {
  const middleX = clamped(card.left + card.width / 2 - note.width / 2, MARGIN, room.width - note.width - MARGIN);
  const middleY = clamped(card.top + card.height / 2 - note.height / 2, MARGIN, room.height - note.height - MARGIN);
  const right = box.left + box.width + GAP;
  const left = box.left - GAP - note.width;
  const below = box.top + box.height + GAP;
  const above = box.top - GAP - note.height;
  const isLow = note.height + 2 * MARGIN <= room.height;
  const isNarrow = note.width + 2 * MARGIN <= room.width;
  return [
    { left: right, top: middleY, fits: isLow && right + note.width + MARGIN <= room.width },
    { left, top: middleY, fits: isLow && left >= MARGIN },
    { left: middleX, top: below, fits: isNarrow && below + note.height + MARGIN <= room.height },
    { left: middleX, top: above, fits: isNarrow && above >= MARGIN },
  ];
}

/** Beside the part that the card belongs to, if there is room; else beside the card; else in the corner farthest from it. */
export function placeNote(part: Box, card: Box, note: Size, room: Size): { left: number; top: number } {
  const places = [...beside(part, card, note, room), ...beside(card, card, note, room)];
  const { left, top } = places.find((place) => place.fits) ?? {
    left: card.left + card.width / 2 < room.width / 2 ? room.width - note.width - MARGIN : MARGIN,
    top: card.top + card.height / 2 < room.height / 2 ? room.height - note.height - MARGIN : MARGIN,
  };
  return { left: Math.max(0, left), top: Math.max(0, top) };
}
