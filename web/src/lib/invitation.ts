/** The link that is given to somebody: short where a server gives the page out, which then tells previews what it is. */
import { home } from './home';
import { isServerless } from './http';
import { linkTo } from './route.svelte';

export const invitationTo = (id: string): string => (isServerless ? linkTo('join', id) : new URL(`t/${id}`, home).href);
