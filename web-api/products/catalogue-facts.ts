import { stageGood } from '@blattwerk/designs/goods/stage-good.ts';
import type { KnownFlag } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { markets } from '@blattwerk/schemas/shop/markets/markets.ts';
import type { CatalogueFacts, ThemeFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { customerTypes } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { printProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { CatalogueDesign } from '../catalogue/catalogue.ts';
import { bitOf, type MarketMask } from '../sold/market-mask.ts';
import { type SoldTo, soldTo } from '../sold/sold-to.ts';
import { givenWhere } from '../vouchers/given-where.ts';
import type { VoucherCampaign } from '../vouchers/voucher-campaign.ts';
import type { Product } from './product.ts';

/** What the facts are made of; a whole catalogue is more than enough. */
type DescribedProduct = Pick<
  Product,
  'kind' | 'id' | 'name' | 'productType' | 'formats' | 'sold' | 'priced' | 'prices'
> & {
  design: Pick<CatalogueDesign, 'id' | 'themeId' | 'themeName'> | undefined;
  pictured: Pick<CatalogueDesign, 'id'> | undefined;
};
type Described = {
  version: string;
  products: readonly DescribedProduct[];
  campaigns: readonly VoucherCampaign[];
  flags: Readonly<Record<string, KnownFlag>>;
};

/** What the catalogue knows, in the form that judges of pages hold in memory. */
export function catalogueFacts({ version, products, campaigns, flags }: Described): CatalogueFacts {
  const sets = new Map<MarketMask, number>();
  const setOf = (mask: MarketMask) => {
    const known = sets.get(mask) ?? sets.size;
    sets.set(mask, known);
    return known;
  };
  const soldFacts = (sold: SoldTo) => {
    const others = customerTypes.filter((type) => sold[type] !== sold.private);
    const exceptions = Object.fromEntries(others.map((type) => [type, setOf(sold[type])]));
    return { sold: setOf(sold.private), ...(others.length > 0 && { soldTo: exceptions }) };
  };
  const ordered = products.toSorted((one, other) => compareReferences(one, other));
  const productFacts = ordered.map((product): [string, CatalogueFacts['products'][string]] => {
    const { name, productType, formats, design, pictured, sold, priced } = product;
    return [
      printProductReference(product),
      {
        name,
        productType,
        formats: [...formats],
        hasPicture: pictured !== undefined || stageGood(product, 'whole') !== undefined,
        ...soldFacts(sold),
        priced: setOf(priced),
        ...(design && { themeId: design.themeId }),
      },
    ];
  });
  const themes = themeFacts(ordered, soldFacts);
  const vouchers = campaigns.map(({ id, name, firstDay, lastDay, ...campaign }) => [
    id,
    {
      name,
      ...soldFacts(givenWhere(campaign)),
      ...(firstDay !== null && { firstDay }),
      ...(lastDay !== null && { lastDay }),
    },
  ]);
  const flagFacts = Object.entries(flags).map(([name, { label, treatments }]) => [
    name,
    { label, treatments: [...treatments] },
  ]);
  return {
    version,
    markets: [...markets],
    marketSets: [...sets.keys()].map((mask) =>
      markets.flatMap((market, place) => ((mask & bitOf(market)) === 0 ? [] : place)),
    ),
    products: Object.fromEntries(productFacts),
    themes,
    vouchers: Object.fromEntries(vouchers),
    flags: Object.fromEntries(flagFacts),
    prices: pricesOf(products),
  };
}

/** Products that cost the same share one list, so that few lists stand for a whole catalogue. */
function pricesOf(products: readonly DescribedProduct[]): CatalogueFacts['prices'] {
  const lists = new Set(products.map(({ prices }) => prices));
  const all = [...lists].flatMap((prices) => [...prices.values()]);
  const byCurrency = Map.groupBy(all, ({ currency }) => currency);
  return Object.fromEntries(
    [...byCurrency].map(([currency, prices]) => [
      currency,
      [...new Set(prices.map(({ minorUnits }) => minorUnits))].toSorted((one, other) => one - other),
    ]),
  );
}

type SoldFacts = (sold: SoldTo) => Pick<ThemeFacts, 'sold' | 'soldTo'>;

function themeFacts(products: readonly DescribedProduct[], soldFacts: SoldFacts): CatalogueFacts['themes'] {
  const designed = products.filter(({ design }) => design !== undefined);
  const byTheme = Map.groupBy(designed, ({ design }) => design?.themeId ?? 0);
  return Object.fromEntries(
    [...byTheme].map(([id, members]) => [
      id,
      {
        name: members[0]?.design?.themeName ?? '',
        designs: members.flatMap(({ design }) => design?.id ?? []),
        ...soldFacts(soldTo((type) => members.reduce((mask, { sold }) => mask | sold[type], 0))),
      },
    ]),
  );
}

function compareReferences(one: DescribedProduct, other: DescribedProduct): number {
  const [a, b] = [printProductReference(one), printProductReference(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}
