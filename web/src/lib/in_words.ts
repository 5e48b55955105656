/** Turns in words, in the reader's language. */
import { Telling } from '../game/telling';
import { listed, t } from './words.svelte';

export const inWords = new Telling({ t, listed });
