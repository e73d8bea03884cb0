// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { Language } from '../markets/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import type { Words } from './words.ts';
/** The shop's vocabulary in every language it speaks. */
export const shopWords: Record<Language, Words> = { de, en, es, fr, it, nl };
