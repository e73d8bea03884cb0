import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type AccountEndTexts, de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

export const accountEndTextsIn: Record<Language, AccountEndTexts> = { de, en, es, fr, it, nl };
