import { channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import { locales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress, localeOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { expect, test } from 'vitest';
import { shopLink } from './shop-link.ts';

const bases = ['http://localhost:3160', 'https://www.blattwerk.de', 'https://shop.example'];
const everyShop = bases.flatMap((base) => channels.map((channel) => [base, channel] as const));

test.each(everyShop)('at %s, each shop of %s leads to every other beside it', (base, channel) => {
  for (const from of locales) {
    const { country } = localeTable[from];
    const page = { origin: localeOrigin(base, channel, from), channel, country };
    for (const to of locales) {
      const isHost = localeTable[to].pathPrefix === '';
      const written = `${localeAddress('http://localhost:3000', channel, to)}/`;
      expect(shopLink(written, localeTable[to].country, page)).toEqual({
        // Only the card channel's addresses end in a slash below their host.
        href: localeAddress(base, channel, to) + (channel === 'blattwerk' || isHost ? '/' : ''),
        locale: to,
      });
    }
  }
});

test('an editor’s own address stays as it is; a dangerous or broken one is none', () => {
  const page = { origin: 'https://www.blattwerk.de', channel: 'blattwerk', country: 'DE' } as const;
  expect(shopLink('https://ch.blattwerk.example/fr/', 'CH', page)).toEqual({
    href: 'https://ch.blattwerk.example/fr/',
    locale: 'fr-CH',
  });
  expect(shopLink('/land/', 'CH', page)).toEqual({ href: '/land/', locale: undefined });
  expect(shopLink('javascript:alert(1)', 'CH', page)).toBeUndefined();
  expect(shopLink('', 'CH', page)).toBeUndefined();
});
