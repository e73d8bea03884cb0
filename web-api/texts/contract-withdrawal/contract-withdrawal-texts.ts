import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type ContractWithdrawalTexts, de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

/** What is said to who withdraws from a contract, in every language. */
export const contractWithdrawalTextsIn: Readonly<Record<Language, ContractWithdrawalTexts>> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
};
