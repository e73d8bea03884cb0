import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { de, type OrderMailTexts } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

/** What messages about an order say, in every language. */
export const orderMailTextsIn: Readonly<Record<Language, OrderMailTexts>> = { de, en, es, fr, it, nl };
