import type { CatalogueFacts } from '@blattwerk/schemas/shop/catalogue-facts.ts';
import { markets } from '@blattwerk/schemas/shop/markets.ts';
import { printProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { voucherCampaigns } from '@blattwerk/schemas/web-api/shop/campaigns.ts';
import type { CatalogueDesign } from '../catalogue/catalogue.ts';
import { bitOf, type MarketMask } from './market-mask.ts';
import type { Product } from './product.ts';

/** What the facts are made of; a whole catalogue is more than enough. */
type DescribedProduct = Pick<
  Product,
  'kind' | 'id' | 'name' | 'productType' | 'formats' | 'sold' | 'priced'
> & {
  design: Pick<CatalogueDesign, 'id' | 'themeId' | 'themeName'> | undefined;
  pictured: Pick<CatalogueDesign, 'id'> | undefined;
};
type Described = { version: string; products: readonly DescribedProduct[] };

/** What the catalogue knows, in the form that judges of pages hold in memory. */
export function catalogueFacts({ version, products }: Described): CatalogueFacts {
  const sets = new Map<MarketMask, number>();
  const setOf = (mask: MarketMask) => {
    const known = sets.get(mask) ?? sets.size;
    sets.set(mask, known);
    return known;
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
        hasPicture: pictured !== undefined,
        sold: setOf(sold),
        priced: setOf(priced),
        ...(design && { themeId: design.themeId }),
      },
    ];
  });
  const themes = themeFacts(ordered, setOf);
  return {
    version,
    markets: [...markets],
    marketSets: [...sets.keys()].map((mask) =>
      markets.flatMap((market, place) => ((mask & bitOf(market)) === 0 ? [] : place)),
    ),
    products: Object.fromEntries(productFacts),
    themes,
    vouchers: [...voucherCampaigns],
    // Nobody declares a flag yet.
    flags: [],
  };
}

function themeFacts(
  products: readonly DescribedProduct[],
  setOf: (mask: MarketMask) => number,
): CatalogueFacts['themes'] {
  const designed = products.filter(({ design }) => design !== undefined);
  const byTheme = Map.groupBy(designed, ({ design }) => design?.themeId ?? 0);
  return Object.fromEntries(
    [...byTheme].map(([id, members]) => [
      id,
      {
        name: members[0]?.design?.themeName ?? '',
        designs: members.flatMap(({ design }) => design?.id ?? []),
        sold: setOf(members.reduce((mask, { sold }) => mask | sold, 0)),
      },
    ]),
  );
}

function compareReferences(one: DescribedProduct, other: DescribedProduct): number {
  const [a, b] = [printProductReference(one), printProductReference(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}
