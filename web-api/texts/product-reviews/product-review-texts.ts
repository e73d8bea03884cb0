import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { de, type ProductReviewTexts } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

/** What is said to those who are asked what their products are like, in every language. */
export const productReviewTextsIn: Readonly<Record<Language, ProductReviewTexts>> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
};
