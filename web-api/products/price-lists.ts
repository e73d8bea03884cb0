import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import { type Country, countries, countryTable } from '@blattwerk/schemas/shop/markets/countries.ts';
import { countryLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import type { PriceTables } from '../prices/price-tables.ts';
import { type MarketMask, maskOf } from '../sold/market-mask.ts';
import { type ProductOfKind, priceFrom } from './price-from.ts';

export type PriceList = { prices: ReadonlyMap<Country, Money>; priced: MarketMask };

/** A shop of each country; prices are the same in both channels. */
const shops: readonly ShopContext[] = countries.map((country) => {
  const { currency } = countryTable[country];
  const [locale] = countryLocales[country];
  return { channel: 'blattwerk', country, currency, locale, language: localeTable[locale].language };
});

/** What products cost in every country; products that cost the same share one list. */
export function createPriceLists(tables: PriceTables | undefined): (product: ProductOfKind) => PriceList {
  const lists = new Map<string, PriceList>();
  return (product) => {
    const key = keyOf(product);
    const known = lists.get(key);
    if (known) return known;
    const list = tables ? priceList(product, tables) : { prices: new Map(), priced: 0 };
    lists.set(key, list);
    return list;
  };
}

function priceList(product: ProductOfKind, tables: PriceTables): PriceList {
  const prices = new Map<Country, Money>();
  for (const shop of shops) {
    const price = priceFrom(product, tables, shop);
    if (price) prices.set(shop.country, price);
  }
  const priced = [...prices.keys()].flatMap((country) =>
    channels.map((channel) => marketOf({ channel, country })),
  );
  return { prices, priced: maskOf(priced) };
}

/** Products with the same key cost the same. */
function keyOf({ kind, id, productType, formats, variants = [] }: ProductOfKind): string {
  return kindTable[kind].pricedBy === 'code'
    ? `${kind} ${id}`
    : `${kind} ${productType} ${formats[0] ?? ''} ${variants.join(' ')}`;
}
