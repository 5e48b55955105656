/** Whether somebody is new on this device, as far as the browser's own notes say it at once. */
import { progress } from '../tutorial/progress';

/** Each is written with a first game or a first turn. */
const NOTES = ['worldsfair-asked-to-persist', 'worldsfair-coaching'];

export function isNewHere(): boolean {
  try {
    return !progress().isFinished && NOTES.every((note) => localStorage.getItem(note) === null);
  } catch {
    return true;
  }
}
