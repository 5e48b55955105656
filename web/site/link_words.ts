/** What a server says where the link of a table is shared, in every language: `server/api/link_previews.py` reads it. */
import { LANGUAGES, wordsOf } from './words';

/** The server puts the name in. */
const NAMES = { host: '{host}' };

export function linkWords(web: string): string {
  const all = LANGUAGES.map((language) => {
    const t = wordsOf(web, language);
    const words = {
      invitation: t('shared-invitation', NAMES),
      game: t('shared-game', NAMES),
      private: t('shared-private'),
    };
    return [language, words] as const;
  });
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}
