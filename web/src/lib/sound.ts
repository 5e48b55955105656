/** Bell notes when it is your turn, and soft sounds for what happens on the board; all made on the spot. */
import type { Sound } from '../game/beats';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Each note with its delay in seconds, how long it sounds, and how loud. */
const SOUNDS: Record<Sound, [frequency: number, after: number, length: number, loud: number][]> = {
  knock: [[196, 0, 0.16, 0.09]],
  cards: [
    [1180, 0, 0.07, 0.03],
    [1320, 0.06, 0.07, 0.03],
  ],
  wheel: [
    [330, 0, 0.2, 0.05],
    [392, 0.12, 0.2, 0.05],
    [440, 0.24, 0.3, 0.05],
  ],
  award: [
    [523.3, 0, 0.7, 0.07],
    [784, 0.1, 0.9, 0.07],
  ],
};

function note(at: number, frequency: number, length = 1, loud = 0.12): void {
  if (!context) return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.9 * length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** The moment from which notes are counted; null where nothing can be heard. */
function now(): number | null {
  if (!('AudioContext' in globalThis)) return null;
  context ??= new AudioContext();
  // Before the first touch a browser keeps it silent; then there is nothing to hear.
  if (context.state === 'suspended') void context.resume();
  return context.currentTime;
}

export function chime(): void {
  const at = now();
  if (at === null) return;
  note(at, 659.3);
  note(at + 0.16, 880);
}

/** What happens on the board, for those who want to hear it. */
export function sound(what: Sound): void {
  const at = settings.effects ? now() : null;
  if (at !== null)
    for (const [frequency, after, length, loud] of SOUNDS[what]) note(at + after, frequency, length, loud);
}
