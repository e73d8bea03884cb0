import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';
import { dutch } from './texts/dutch.ts';
import { english } from './texts/english.ts';
import { french } from './texts/french.ts';
import { german, type NewsletterTexts } from './texts/german.ts';
import { italian } from './texts/italian.ts';
import { spanish } from './texts/spanish.ts';

/** What people read about the newsletter: at the form, on the page of the link, in messages. */
export const newsletterTexts: Record<Language, NewsletterTexts> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
};
