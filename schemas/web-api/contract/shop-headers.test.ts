import { expect, test } from 'vitest';
import { channels } from '../../shop/markets/channels.ts';
import { countries, countryTable } from '../../shop/markets/countries.ts';
import { countryLocales } from '../../shop/markets/locales.generated.ts';
import { channelHeader, languageHeader, localeHeader, readShopHeaders, shopHeaders } from './shop-headers.ts';

test('every shop of every country is read from the headers it sends', () => {
  for (const channel of channels) {
    for (const country of countries) {
      for (const locale of countryLocales[country]) {
        expect(readShopHeaders(shopHeaders({ channel, country, locale }))).toMatchObject({
          ok: true,
          shop: { channel, country, locale, currency: countryTable[country].currency },
        });
      }
    }
  }
});

test('the channel header names the channel, the locale header joins it with the country', () => {
  expect(shopHeaders({ channel: 'blattwerk', country: 'CH', locale: 'fr-CH' })).toEqual({
    'x-channel': 'blattwerk',
    'x-locale': 'blattwerk-ch',
    'x-language': 'fr',
  });
});

test('channel and locale header are enough: the country’s first language is answered', () => {
  expect(readShopHeaders({ 'x-channel': 'myposter', 'x-locale': 'myposter-be' })).toMatchObject({
    ok: true,
    shop: { channel: 'myposter', country: 'BE', locale: 'nl-BE', language: 'nl' },
  });
});

test('an unknown channel, another channel’s locale and a language of another country are refused with what is allowed', () => {
  expect(readShopHeaders({ 'x-channel': 'blattwerk-de', 'x-locale': 'blattwerk-de' })).toMatchObject({
    ok: false,
    header: channelHeader,
    allowed: ['blattwerk', 'myposter'],
  });
  const foreign = readShopHeaders({ 'x-channel': 'blattwerk', 'x-locale': 'myposter-de' });
  expect(foreign).toMatchObject({ ok: false, header: localeHeader });
  expect(!foreign.ok && foreign.allowed).toContain('blattwerk-de');
  const swiss = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-ch' };
  expect(readShopHeaders({ ...swiss, 'x-language': 'nl' })).toMatchObject({
    ok: false,
    header: languageHeader,
    allowed: ['de', 'fr', 'it'],
  });
});
