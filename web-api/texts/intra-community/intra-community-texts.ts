import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { de, type IntraCommunityTexts } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

/** What businesses abroad are told of VAT, in every language. */
export const intraCommunityTextsIn: Readonly<Record<Language, IntraCommunityTexts>> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
};
