import { expect, test } from 'vitest';
import { visitorLocation } from './visitor-location.ts';

const at = (
  headers: Record<string, string>,
  countryHeader: string | null = 'cf-ipcountry',
  countryOfAddress: string | null = null,
) => visitorLocation({ headers: new Headers(headers), countryOfAddress, countryHeader });

test('the network in front knows the country, the browser the language', () => {
  expect(at({ 'cf-ipcountry': 'CH', 'accept-language': 'fr-FR,fr;q=0.9' })).toEqual({
    country: 'CH',
    source: 'network',
    locale: 'fr-CH',
  });
  expect(at({ 'cf-ipcountry': 'se', 'accept-language': 'de' })).toEqual({
    country: 'SE',
    source: 'network',
    locale: null,
  });
});

test('without a network in front the address counts, before the language', () => {
  const told = { country: 'FR', source: 'address', locale: 'fr-FR' };
  expect(at({ 'accept-language': 'de-DE' }, null, 'FR')).toEqual(told);
  expect(at({ 'cf-ipcountry': 'XX' }, 'cf-ipcountry', 'FR')).toEqual(told);
  expect(at({ 'cf-ipcountry': 'CH' }, 'cf-ipcountry', 'FR').country).toBe('CH');
});

test('without either the first region of the languages counts', () => {
  expect(at({ 'accept-language': 'en;q=0.5, de-AT;q=0.9, fr' })).toEqual({
    country: 'AT',
    source: 'language',
    locale: 'de-AT',
  });
  expect(at({ 'accept-language': 'zh-Hant-TW' }).country).toBe('TW');
});

test('a header nobody vouches for is not believed', () => {
  expect(at({ 'cf-ipcountry': 'CH' }, null)).toEqual({ country: null, source: null, locale: null });
});

test.each(['XX', 'T1', 'Germany', ''])('%j is no country', (value) => {
  expect(at({ 'cf-ipcountry': value, 'accept-language': 'de-DE' }).source).toBe('language');
});

test.each(['*', 'de', ';;;', 'de-DE;q=0', 'a'.repeat(10_000)])('%.20s tells no country', (value) => {
  expect(at({ 'accept-language': value }).country).toBeNull();
});
