/** Whom the reader meets next: by the games of this device, or by those at the server where these are more. */
import { isBotLevel, type Level } from './bots';
import { me } from './me.svelte';
import { matchHere, type Match } from './results';
import * as server from './server';
import { settings } from './settings.svelte';

let here: Match = $state.raw(matchHere());
let atServer: Match | null = $state.raw(null);

/** As far as is known now. */
export const match = (): Match => (atServer && atServer.games > here.games ? atServer : here);

/** Look again; a server that does not know it, or can't be reached, is nobody's business. */
export async function findMatch(): Promise<Match> {
  here = matchHere();
  atServer = me() ? await server.findMatch().then(readable, () => null) : null;
  return match();
}

/** A newer server may have levels that this page does not know. */
const readable = ({ level, rating, games, before }: server.FittingLevel): Match | null =>
  isBotLevel(level)
    ? { level, rating: Math.round(rating), games, before: before !== null && isBotLevel(before) ? before : null }
    : null;

/** Whom the reader plays against where nothing else is said: who fits, unless somebody was chosen. */
export const opponent = (): Level => (settings.opponent === 'match' ? match().level : settings.opponent);
