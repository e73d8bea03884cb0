import {
  type Channel,
  channels,
  channelTable,
  defaultChannel,
} from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import {
  countryLocales,
  homeLocales,
  type Locale,
  localeTable,
} from '@blattwerk/schemas/shop/markets/locales.generated.ts';

/** The shop whose catalogue a picker shows. */
export type ShopChoice = { channel: Channel; country: Country; locale: Locale };

/**
 * The shop of a story: the plugin option `channel` decides, else the story's folder.
 * @param language as the CMS writes it: `default`, `en`, `fr-ch`
 */
export function shopOfStory(story: unknown, language: string, channel: Channel | undefined): ShopChoice {
  const locale = localeOfLanguage(language);
  return {
    channel: channel ?? channelOfStory(story) ?? defaultChannel,
    country: localeTable[locale].country,
    locale,
  };
}

/** The same shop in another country: in the same language where the country has it, else in its first one. */
export function shopInCountry(shop: ShopChoice, country: Country | undefined): ShopChoice {
  if (country === undefined || country === shop.country) return shop;
  const { language } = localeTable[shop.locale];
  const locales = countryLocales[country];
  const locale = locales.find((each) => localeTable[each].language === language) ?? locales[0];
  return { channel: shop.channel, country, locale };
}

function channelOfStory(story: unknown): Channel | undefined {
  if (typeof story !== 'object' || story === null || !('full_slug' in story)) return undefined;
  const [folder] = String(story.full_slug).split('/');
  return channels.find((channel) => channelTable[channel].contentFolder === folder);
}

function localeOfLanguage(language: string): Locale {
  const [code = ''] = language.toLowerCase().split(/[-_]/);
  const found = Object.entries(homeLocales).find(([known]) => known === code);
  return found ? found[1] : homeLocales.de;
}
