import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import type { FileTexts } from './file-texts.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { spanish } from './spanish.ts';

export const fileTextsIn: Record<Language, FileTexts> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
};
