import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';
import { dutch } from './texts/dutch.ts';
import { english } from './texts/english.ts';
import { french } from './texts/french.ts';
import { type CustomerTexts, german } from './texts/german.ts';
import { italian } from './texts/italian.ts';
import { spanish } from './texts/spanish.ts';

/** What customers read about their account: at forms, on the page for a new password, in messages. */
export const customerTexts: Record<Language, CustomerTexts> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
};
