// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { Language } from '../shop/markets/languages.generated.ts';
import { de } from './de.ts';
import type { TranslatedLanguage } from './en.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { LanguageFile } from './language.ts';
import { nl } from './nl.ts';
/** Every language with all that this room says in it; heavy, so browsers read one file or none. */
export const languageTable: { de: LanguageFile } & Record<Exclude<Language, 'de'>, TranslatedLanguage> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
};
