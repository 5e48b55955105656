/** Two soft bell notes when it is your turn, made on the spot. */

let context: AudioContext | null = null;

function note(at: number, frequency: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 1);
}

export function chime(): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // Before the first touch a browser keeps it silent; then there is nothing to hear.
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  note(now, 659.3);
  note(now + 0.16, 880);
}
