import { expect, test } from 'vitest';
import { channels } from '../shop/markets/channels.ts';
import { countries, countryTable } from '../shop/markets/countries.ts';
import { channelHeader, localeHeader, readShopHeaders, shopHeaders } from './shop-headers.ts';

test('every shop of every country is read from the headers it sends', () => {
  for (const channel of channels) {
    for (const country of countries) {
      for (const locale of countryTable[country].locales) {
        const headers = shopHeaders({ channel, country, locale });
        expect(readShopHeaders(headers[channelHeader], headers[localeHeader])).toMatchObject({
          ok: true,
          shop: { channel, country, locale, currency: countryTable[country].currency },
        });
      }
    }
  }
});

test('an unknown channel and a locale of another country are refused with what is allowed', () => {
  expect(readShopHeaders('blattwerk', 'de-DE')).toMatchObject({ ok: false, header: channelHeader });
  expect(readShopHeaders('blattwerk-ch', 'de-DE')).toMatchObject({
    ok: false,
    header: localeHeader,
    allowed: ['de-CH', 'fr-CH', 'it-CH'],
  });
});
