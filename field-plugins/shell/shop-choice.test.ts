import { expect, test } from 'vitest';
import { shopInCountry, shopOfStory } from './shop-choice.ts';

test.each([
  ['blattwerk/service/versand', 'default', undefined, 'blattwerk', 'de-DE'],
  ['myposter/home', 'default', undefined, 'myposter', 'de-DE'],
  ['myposter/home', 'fr', undefined, 'myposter', 'fr-FR'],
  ['myposter/home', 'en', 'blattwerk', 'blattwerk', 'en-GB'],
  ['elsewhere/home', 'pt', undefined, 'blattwerk', 'de-DE'],
] as const)(
  '%s in %s with the option %s is about %s in %s',
  (full_slug, language, option, channel, locale) => {
    expect(shopOfStory({ full_slug, content: {} }, language, option)).toMatchObject({ channel, locale });
  },
);

test('a story without an address belongs to the card channel', () => {
  expect(shopOfStory({ content: {} }, '', undefined)).toEqual({
    channel: 'blattwerk',
    country: 'DE',
    locale: 'de-DE',
  });
});

test.each([
  ['fr-FR', 'CH', 'fr-CH'],
  ['de-DE', 'CH', 'de-CH'],
  ['nl-NL', 'CH', 'de-CH'],
  ['de-DE', undefined, 'de-DE'],
] as const)('%s looked at in %s is %s', (locale, country, seen) => {
  const shop = {
    channel: 'blattwerk',
    country: locale === 'fr-FR' ? 'FR' : locale === 'nl-NL' ? 'NL' : 'DE',
    locale,
  } as const;
  expect(shopInCountry(shop, country).locale).toBe(seen);
});
