import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type CompanyTexts, de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

/** What businesses are told, in every language. */
export const companyTextsIn: Readonly<Record<Language, CompanyTexts>> = { de, en, es, fr, it, nl };
