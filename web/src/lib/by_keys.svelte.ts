/** Whether the reader uses the keyboard just now: the last thing pressed was a key, not a pointer. */

let isByKeys = $state(false);
const AIDS = ['Shift', 'Control', 'Alt', 'Meta'];
window.addEventListener('keydown', ({ key }) => {
  if (!AIDS.includes(key)) isByKeys = true;
});
window.addEventListener('pointerdown', () => (isByKeys = false));

export const byKeys = (): boolean => isByKeys;
