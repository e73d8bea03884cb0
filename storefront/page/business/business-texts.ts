import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type BusinessTexts, de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { nl } from './texts/nl.ts';

/** What the page for businesses says, in every language. */
export const businessTextsIn: Readonly<Record<Language, BusinessTexts>> = { de, en, es, fr, it, nl };
