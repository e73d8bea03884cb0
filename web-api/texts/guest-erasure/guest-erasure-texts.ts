import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { de, type GuestErasureTexts } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

/** What guests are told who have erased what they had printed, in every language. */
export const guestErasureTextsIn: Readonly<Record<Language, GuestErasureTexts>> = { de, en, es, fr, it, nl };
