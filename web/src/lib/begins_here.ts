/** Where something begins that the reader has to do, the keyboard is there, too. */

/** Whoever writes, or is in a dialog, is left there. */
const isOccupied = (where: Element | null): boolean =>
  where?.closest('input, select, textarea, [contenteditable]') != null ||
  document.querySelector('dialog:modal') !== null;

/** Give an element the focus when it appears, and whenever `what` has become another. */
export const beginsHere =
  (what: unknown) =>
  (node: HTMLElement): void => {
    void what;
    if (!isOccupied(document.activeElement)) node.focus({ preventScroll: true });
  };
