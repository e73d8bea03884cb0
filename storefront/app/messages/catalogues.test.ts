import { globSync, readFileSync } from 'node:fs';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { pagePaths } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, string>>('./catalogues/*.json', {
  eager: true,
  import: 'default',
});

function catalogueOf(language: string): Record<string, string> {
  return files[`./catalogues/${language}.json`] ?? {};
}

const keys = Object.keys(catalogueOf('de')).sort();

test.each(languages)('%s has every interface text and no other', (language) => {
  expect(Object.keys(catalogueOf(language)).sort()).toEqual(keys);
});

test.each(languages)('%s has no empty text and keeps the placeholders of the German one', (language) => {
  const placeholders = (message: string) =>
    [...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name).sort();
  for (const [key, message] of Object.entries(catalogueOf(language))) {
    expect(message.trim(), key).not.toBe('');
    expect(new Set(placeholders(message)), key).toEqual(new Set(placeholders(catalogueOf('de')[key] ?? '')));
    expect(() => compileMessageOrThrow(message), key).not.toThrow();
  }
});

test('every key has two parts, the second of which can stand in for a missing text', () => {
  for (const key of keys) expect(key).toMatch(/^[a-z]+\.[a-zA-Z_]+$/);
});

test('every text is shown somewhere', () => {
  const code = globSync('storefront/{app,page,server}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const isShown = (key: string) =>
    code.includes(`'${key}'`) ||
    code.includes(`\`${key.split('.')[0]}.\${`) ||
    (key.includes('_') && code.includes(`\`${key.split('_')[0]}_\${`));
  expect(keys.filter((key) => !isShown(key))).toEqual([]);
});

test.each(languages)('%s names the visitor’s own pages as the shop’s addresses do', (language) => {
  expect(catalogueOf(language)['path.account']).toBe(pagePaths[language].account);
  expect(catalogueOf(language)['path.cart']).toBe(pagePaths[language].cart);
  expect(catalogueOf(language)['checkout.path']).toBe(pagePaths[language].checkout);
  expect(catalogueOf(language)['account.businessPath']).toBe(pagePaths[language].businessCustomer);
  expect(catalogueOf(language)['order.path']).toBe(pagePaths[language].order);
  expect(catalogueOf(language)['account.guestListsPath']).toBe(pagePaths[language].events);
});

test.each(languages)('%s is set as its printers do: quotation marks, dots, French spaces', (language) => {
  for (const [key, message] of Object.entries(catalogueOf(language))) {
    expect(message, key).not.toMatch(/["']|\.\.\./);
    if (language !== 'de') expect(message, key).not.toMatch(/\s…/);
    if (language === 'fr')
      expect(message, key).not.toMatch(/[^\u00a0\u202f][?!;»]|[^\u00a0\u202f]:(?=\s|$)|«[^\u00a0\u202f]/);
  }
});

test.each(languages)(
  'in %s one piece is no plural, and thousands are written as the language does',
  (language) => {
    const counted = ['detail.pieces', 'detail.quantityStep', 'detail.volumeFrom', 'detail.printCount'];
    const thousands = new Intl.NumberFormat(language).format(5000);
    const { t } = setupI18n({
      locale: language,
      messages: {
        [language]: Object.fromEntries(
          Object.entries(catalogueOf(language)).map(([key, text]) => [key, compileMessageOrThrow(text)]),
        ),
      },
    });
    for (const key of counted) {
      const [one, many] = [1, 5000].map((count) => t(key, { count, price: '1' }));
      expect(many, key).toContain(thousands);
      // German bends no “Stück”, and “1 or more” has no noun.
      if (language !== 'de' && key !== 'detail.volumeFrom')
        expect(one, key).not.toBe(many?.replace(thousands, '1'));
    }
  },
);
