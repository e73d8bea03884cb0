import { expect, test } from 'vitest';
import { countryName, languageName, languageOfLocale } from './place-names.ts';

test('countries and languages are named in the language of the interface', () => {
  expect([countryName('AT', 'en'), countryName('AT', 'de')]).toEqual(['Austria', 'Österreich']);
  expect([languageOfLocale('de-AT', 'en'), languageOfLocale('de-AT', 'de')]).toEqual(['German', 'Deutsch']);
  const french = { code: 'fr', label: 'Französisch' };
  expect([languageName(french, 'en'), languageName(french, 'de')]).toEqual(['French', 'Französisch']);
  expect(languageName({ code: 'fr_CH', label: 'Welsch' }, 'en')).toBe('Swiss French');
});

test('what is no language keeps its label', () => {
  expect(languageName({ code: 'default', label: 'Deutsch' }, 'en')).toBe('Deutsch');
});
