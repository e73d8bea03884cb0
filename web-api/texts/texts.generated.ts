// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Texts } from './de.ts';
import { de } from './de.ts';
import type { TranslatedTexts } from './en.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
/** All that the back end says to people, in every language. */
export const textsIn: { de: Texts } & Record<Exclude<Language, 'de'>, TranslatedTexts> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
};
