import type { Language } from '../markets/languages.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { spanish } from './spanish.ts';
import type { Words } from './words.ts';

/** The shop's vocabulary in every language it speaks. */
export const shopWords: Record<Language, Words> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
};
