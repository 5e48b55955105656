/** Where this page is shown: the server writes that into it, as it may be under any path. */

const shown = document.querySelector<HTMLMetaElement>('meta[name="worldsfair-root"]')?.content;
export const home = new URL(shown === undefined ? './' : `${shown}/`, document.baseURI);
