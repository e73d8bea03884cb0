import { freeSampleCards, furtherSamplePrices } from '@blattwerk/schemas/shop/accessories/samples.ts';
import { invoiceMinimumMinorUnits } from '@blattwerk/schemas/shop/amounts/order-limits.ts';
import { channels, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { deliveryCountries, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import { currencyTable } from '@blattwerk/schemas/shop/markets/currencies.ts';
import { countryLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { defaultThemeId } from '@blattwerk/schemas/shop/occasions/themes.ts';
import { defaultImageQuality } from '@blattwerk/schemas/shop/pages/images.ts';
import { shopTimeZone, supportHours } from '@blattwerk/schemas/shop/service/support-hours.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { shopAddress } from './shop-addresses.ts';

/** What a frontend needs at its start, from the tables of `schemas/shop`. */
export function initialData(
  origin: string,
  shop: ShopContext,
): AnswerOf<'GET /web-api/shop-frontends-initial-data'> {
  const { channel, country, locale, language, currency } = shop;
  const entry = channelTable[channel];
  return {
    channel,
    country,
    locale,
    language,
    currency: { code: currency, isoCode: currencyTable[currency].isoCode },
    url: localeAddress(origin, channel, locale),
    languages: countryLocales[country].map((own) => ({
      locale: own,
      language: localeTable[own].language,
      label: localeTable[own].nativeLabel,
      url: localeAddress(origin, channel, own),
    })),
    otherChannel: otherChannel(origin, shop, '/'),
    deliveryCountries: [...deliveryCountries],
    isDeliveredTo: deliveryCountryOf(country) !== undefined,
    sampleCards: { free: freeSampleCards, furtherPrice: furtherSamplePrices[currency] },
    invoiceMinimum: { minorUnits: invoiceMinimumMinorUnits, currency },
    supportHours: { ...supportHours, timeZone: shopTimeZone },
    defaults: {
      themeId: defaultThemeId,
      collageId: entry.defaultCollageId,
      refinement: entry.defaultRefinement,
      imageQuality: defaultImageQuality,
    },
    hasWishlist: entry.hasWishlist,
    hasGuestbooks: entry.hasGuestbooks,
    hasCondolenceBooks: entry.hasCondolenceBooks,
    hasApps: entry.hasApps,
    hasInches: entry.hasInchesForUs && locale === 'en-US',
    featureFlagsUrl: '/web-api/feature-flags',
  };
}

/** The sibling shop: the other channel in the same country and language. */
export function otherChannel(
  origin: string,
  { channel, locale }: Pick<ShopContext, 'channel' | 'locale'>,
  path: string,
): AnswerOf<'GET /whitelabel/switch'> {
  const [first, second] = channels;
  const other = channel === first ? second : first;
  return { channel: other, label: channelTable[other].label, url: shopAddress(origin, other, locale, path) };
}
