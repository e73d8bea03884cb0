import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { expect, test } from 'vitest';
import { accountEndTextsIn } from './account-end/account-end-texts.ts';
import { companyTextsIn } from './companies/company-texts.ts';
import { contractWithdrawalTextsIn } from './contract-withdrawal/contract-withdrawal-texts.ts';
import { emailChangeTextsIn } from './email-change/email-change-texts.ts';
import { eventTextsIn } from './events/event-texts.ts';
import { guestErasureTextsIn } from './guest-erasure/guest-erasure-texts.ts';
import { invoiceTextsIn } from './invoices/invoice-texts.ts';
import { orderMailTextsIn } from './order-mails/order-mail-texts.ts';
import { browserLanguage } from './text-language.ts';
import { textsIn } from './texts.generated.ts';

test.each([
  ['fr-CH,fr;q=0.9,en;q=0.8', 'fr'],
  ['NL', 'nl'],
  ['da,es;q=0.5', 'es'],
  ['pl', 'en'],
  ['*', 'de'],
  [undefined, 'de'],
])('a browser that asks for %s reads %s', (accepted, language) => {
  expect(browserLanguage(accepted)).toBe(language);
});

/** Sentences, with what is filled in standing for itself. */
function sentences(texts: unknown): string[] {
  if (typeof texts === 'string') return texts.split(' ').length > 3 ? [texts] : [];
  if (typeof texts === 'function') return sentences(texts('…', '…'));
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentences) : [];
}

test.each([
  ['all', textsIn],
  ['account end', accountEndTextsIn],
  ['companies', companyTextsIn],
  ['contract withdrawal', contractWithdrawalTextsIn],
  ['change of e-mail address', emailChangeTextsIn],
  ['events', eventTextsIn],
  ['erasure for guests', guestErasureTextsIn],
  ['invoices', invoiceTextsIn],
  ['messages about orders', orderMailTextsIn],
] as const)('no two languages share a sentence: %s', (_, textsOf) => {
  const seen = new Map<string, string>();
  for (const language of languages) {
    for (const sentence of new Set(sentences(textsOf[language]))) {
      expect([sentence, seen.get(sentence)]).toEqual([sentence, undefined]);
      seen.set(sentence, language);
    }
  }
});
