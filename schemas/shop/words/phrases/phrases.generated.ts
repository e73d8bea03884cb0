// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { Language } from '../../markets/languages.ts';
import type { Phrases } from './en.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
/** Labels of the shop's tables by what they are in German. */
export const phrasesByLanguage: Record<Exclude<Language, 'de'>, Phrases> = { en, es, fr, it, nl };
