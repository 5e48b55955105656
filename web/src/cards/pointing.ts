/** When something is told: after the pointer has rested on it, a finger has stayed on it, or a key has asked for it. */

/** In milliseconds. */
export const REST = 350;
export const LONG_PRESS = 450;
/** On the way from one card to its neighbour, and from a card to what is told of it. */
const NEXT = 120;
const GRACE = 500;
/** A finger that moves farther, in pixels, scrolls or drags. */
const SLACK = 10;

export type How = 'mouse' | 'touch' | 'keys';

export interface Told<Thing> {
  thing: Thing;
  how: How;
}

export class Pointing<Thing> {
  #told: Told<Thing> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the pointer, or the focus, is waiting on. */
  #waiting: Thing | null = null;
  #isFocus = false;
  /** Dismissed: silent until the pointer has left it. */
  #quiet: Thing | null = null;
  #finger: { x: number; y: number } | null = null;
  /** The finger that opened it is still to be lifted, which is no click. */
  #swallows = false;
  readonly #tell: (told: Told<Thing> | null) => void;

  constructor(tell: (told: Told<Thing> | null) => void) {
    this.#tell = tell;
  }

  get told(): Told<Thing> | null {
    return this.#told;
  }

  /** The pointer, with no button held, is over this; null over nothing that is told. */
  over(thing: Thing | null): void {
    if (thing !== this.#quiet) this.#quiet = null;
    const how = this.#told?.how;
    if (how === 'touch' || (how === 'keys' && thing === null)) return;
    if (this.#told && thing === this.#told.thing) return this.stay();
    if (thing === this.#quiet && thing !== null) return;
    if (thing === this.#waiting && thing !== null) return;
    if (thing === null && this.#waiting === null && this.#timer !== undefined) return;
    this.#wait(thing, thing === null ? GRACE : this.#told ? NEXT : REST);
  }

  /** The pointer is where it may be for as long as it likes: on what is told. */
  stay(): void {
    if (this.#told?.how !== 'touch') this.#stop();
  }

  /** A button of the mouse is pressed: whatever that does, it is done in silence. */
  act(thing: Thing | null): void {
    this.#quiet = thing;
    this.#set(null);
  }

  /** A finger comes down. */
  press(thing: Thing | null, x: number, y: number): void {
    this.#swallows = false;
    this.#stop();
    if (thing === null) return;
    this.#finger = { x, y };
    this.#timer = setTimeout(() => {
      this.#swallows = this.#finger !== null;
      this.#set({ thing, how: 'touch' });
    }, LONG_PRESS);
  }

  moveFinger(x: number, y: number): void {
    if (this.#finger && Math.hypot(x - this.#finger.x, y - this.#finger.y) > SLACK) this.lift();
  }

  /** The finger is gone, or scrolls. */
  lift(): void {
    if (this.#finger && this.#told?.how !== 'touch') this.#stop();
    this.#finger = null;
  }

  /** Whether a finger waits for something to be told, so that the browser keeps its own menu. */
  get isPressed(): boolean {
    return this.#finger !== null;
  }

  /** Whether a click is only the end of a long press; it is asked once. */
  takesClick(): boolean {
    const takes = this.#swallows;
    this.#swallows = false;
    return takes;
  }

  /** A key asks for it. */
  ask(thing: Thing): void {
    this.#set({ thing, how: 'keys' });
  }

  /** The focus has come to it. */
  focus(thing: Thing): void {
    this.#stop();
    this.#waiting = thing;
    this.#isFocus = true;
    this.#timer = setTimeout(() => this.ask(thing), REST);
  }

  /** The focus has gone on. */
  blur(): void {
    if (this.#told?.how === 'keys') this.dismiss();
    else if (this.#isFocus) this.#stop();
  }

  /** Not wanted any more; a pointer that is still there says nothing anew. */
  dismiss(): void {
    this.#quiet = this.#told?.thing ?? this.#waiting;
    this.#set(null);
  }

  #wait(thing: Thing | null, time: number): void {
    this.#stop();
    if (thing === null && !this.#told) return;
    this.#waiting = thing;
    this.#timer = setTimeout(() => this.#set(thing === null ? null : { thing, how: 'mouse' }), time);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = null;
    this.#isFocus = false;
  }

  #set(told: Told<Thing> | null): void {
    this.#stop();
    if (told === null && this.#told === null) return;
    this.#told = told;
    this.#tell(told);
  }
}
