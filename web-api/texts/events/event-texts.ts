import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { de, type EventTexts } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

export const eventTextsIn: Record<Language, EventTexts> = { de, en, es, fr, it, nl };
