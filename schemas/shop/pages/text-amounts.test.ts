import { expect, test } from 'vitest';
import type { Locale } from '../markets/locales.generated.ts';
import type { Company } from './company.ts';
import { textAmountNames, unknownAmountsIn, writeAmounts, writeAmountsIn } from './text-amounts.ts';

const company: Company = {
  name: 'Blattwerk GmbH',
  street: 'Lindwurmstraße 88',
  postalCode: '80331',
  city: 'München',
  managers: 'Ada Kern',
  responsible: 'Jon Weiss',
  phone: '+49 89 2351770',
  email: 'service@blattwerk.de',
  register: 'Amtsgericht München, HRB 250417',
  vatId: 'DE811907980',
};
const facts = (locale: Locale) => ({ locale, company });
const written = (text: string, locale: Locale) => writeAmounts(text, facts(locale)).replaceAll('\u00a0', ' ');

test.each<[Locale, string]>([
  ['de-DE', 'ab 25 €, jede weitere 1,90 €, Umschläge 0,95 €'],
  ['de-AT', 'ab € 25, jede weitere € 1,90, Umschläge € 1,00'],
  ['de-LI', 'ab CHF 25, jede weitere CHF 3.50, Umschläge CHF 1.00'],
  ['en-GB', 'ab £25, jede weitere £1.70, Umschläge £0.85'],
  ['en-US', 'ab $25, jede weitere $2.10, Umschläge $1.05'],
  ['nl-BE', 'ab € 25, jede weitere € 1,90, Umschläge € 0,95'],
])('%s reads its own amounts', (locale, text) => {
  expect(
    written('ab {invoice-minimum}, jede weitere {further-sample}, Umschläge {envelope-standard}', locale),
  ).toBe(text);
});

test('everything in a page is written, and the page itself stays as it was', () => {
  const page = { title: 'Gutschein', texts: textAmountNames.map((name) => `„{${name}}“ "\\`) };
  const before = structuredClone(page);
  const { texts } = writeAmountsIn(page, facts('fr-CH'));
  expect(texts).toHaveLength(textAmountNames.length);
  const said = new Set(Object.values(company));
  for (const text of texts) {
    const [, value = ''] = /^„(.+)“ "\\$/.exec(text) ?? [];
    expect(said.has(value) || /^[\d.]+\sCHF$/.test(value), text).toBe(true);
  }
  expect(page).toEqual(before);
});

test('only what names an amount is new, with all that is around it', () => {
  const page = {
    title: 'Versand',
    body: [{ text: 'Ab {invoice-minimum}' }, { text: 'Liebe {Name}' }, null, 7],
  };
  const written = writeAmountsIn(page, facts('de-DE'));
  expect(written.body[0]).toEqual({ text: 'Ab 25\u00a0€' });
  expect(written.body[1]).toBe(page.body[1]);
  expect(written.body.slice(2)).toEqual([null, 7]);
  const plain = { title: page.title, body: page.body.slice(1) };
  expect(writeAmountsIn(plain, facts('de-DE'))).toBe(plain);
});

test('who sells is the same in every country, and stays a name where it is not known', () => {
  const text = '{company-name}, {company-street}, {company-postal-code} {company-city}';
  const said = 'Blattwerk GmbH, Lindwurmstraße 88, 80331 München';
  expect([written(text, 'de-DE'), written(text, 'fr-CH')]).toEqual([said, said]);
  expect(writeAmounts(text, { locale: 'de-DE', company: undefined })).toBe(text);
  expect(unknownAmountsIn(text)).toEqual([]);
});

test('other braces are left alone; a name that stands for nothing is told', () => {
  const text = 'Liebe {Name}, { invoice-minimum } {"a":{}} {invoice}';
  expect(writeAmounts(text, facts('de-DE'))).toBe(text);
  expect(unknownAmountsIn(`${text} {further-sample}`)).toEqual(['invoice']);
});
