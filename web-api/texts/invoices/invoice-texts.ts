import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { de, type InvoiceTexts } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

/** What invoices say, in every language. */
export const invoiceTextsIn: Readonly<Record<Language, InvoiceTexts>> = { de, en, es, fr, it, nl };
