import { channels, channelTable } from '../../shop/markets/channels.ts';
import { defaultLanguage } from '../../shop/markets/content-language.ts';
import { countries } from '../../shop/markets/countries.ts';
import { countryLocales, localeTable } from '../../shop/markets/locales.generated.ts';
import { type Market, marketOf, parseMarket } from '../../shop/markets/markets.ts';
import { type CustomerType, customerTypes } from '../../shop/visitors/customer-types.ts';
import { isRecord } from '../model/is-record.ts';
import type { Spot } from '../model/story-reading.ts';
import { splitKey } from '../model/translation-key.ts';

const marketsByFolder = new Map<string, readonly Market[]>(
  channels.map((channel) => [
    channelTable[channel].contentFolder,
    countries.map((country) => marketOf({ channel, country })),
  ]),
);

/**
 * Where a story is shown: in every country of the channel whose folder it lies in, or in those its root names in
 * `countries`. A story outside the channels' folders is shown nowhere.
 */
export function marketsOf(fullSlug: string, root: unknown): readonly Market[] {
  const all = marketsByFolder.get(fullSlug.split('/', 1)[0] ?? '') ?? [];
  const chosen = isRecord(root) && Array.isArray(root.countries) ? root.countries : [];
  if (chosen.length === 0) return all;
  return all.filter((market) => chosen.includes(parseMarket(market)?.country));
}

/** To whom a story is shown: to the customer types its root names in `customerTypes`, or to all. */
export function customerTypesOf(root: unknown): readonly CustomerType[] {
  const chosen = isRecord(root) && Array.isArray(root.customerTypes) ? root.customerTypes : [];
  return chosen.length === 0 ? customerTypes : customerTypes.filter((type) => chosen.includes(type));
}

/** Those of a story's markets in which a value meets a visitor; a translation is shown in its language alone. */
export function marketsShowing(spot: Spot, markets: readonly Market[]): readonly Market[] {
  const { language } = spot;
  if (language !== undefined) return markets.filter((market) => languagesOf(market).includes(language));
  const replaced = languagesReplacing(spot);
  if (replaced.size === 0) return markets;
  return markets.filter((market) => languagesOf(market).some((spoken) => !replaced.has(spoken)));
}

function languagesOf(market: Market): string[] {
  const country = parseMarket(market)?.country;
  return country ? countryLocales[country].map((locale) => localeTable[locale].language) : [];
}

/** Languages in which a translation stands in place of the value, or of a field around it. */
function languagesReplacing(spot: Spot): Set<string> {
  const replaced = new Set<string>();
  for (let around: Spot | undefined = spot; around; around = around.block.within) {
    for (const [key, value] of Object.entries(around.block.content)) {
      const { name, language } = splitKey(key);
      const isShown = value !== undefined && value !== null && value !== '';
      if (language !== undefined && name === around.field.name && isShown) replaced.add(language);
    }
  }
  replaced.delete(defaultLanguage);
  return replaced;
}
