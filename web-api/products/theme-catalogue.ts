import { markets } from '@blattwerk/schemas/shop/markets/markets.ts';
import { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';
import type { CatalogueDesign } from '../catalogue/catalogue.ts';
import { createFacetIndex, type FacetIndex } from '../catalogue/listing/facet-index.ts';
import { createSearchIndex, type SearchIndex } from '../catalogue/search/search-index.ts';
import { maskOf } from '../sold/market-mask.ts';
import { type SoldTo, soldTo } from '../sold/sold-to.ts';
import type { Product } from './product.ts';
import { lackingSaleKeys, saleKeys } from './sale-key.ts';

/** A product that has a design. */
export type DesignProduct = Product & { design: CatalogueDesign };

/** Whether it is a design of its own, and not one in a further colour. */
export function isDrawnForItself({ design }: DesignProduct): boolean {
  return design.variantOf === null;
}

function isFurtherColour(product: DesignProduct): boolean {
  return !isDrawnForItself(product);
}

/** Designs that share a look, the most wanted first; behind them the further colours they exist in. */
export type Theme = {
  id: number;
  name: string;
  designs: readonly DesignProduct[];
  occasions: readonly string[];
  /** Where at least one of the designs can be bought, by whom. */
  available: SoldTo;
};

export type ThemeCatalogue = {
  theme(id: number): Theme | undefined;
  /**
   * Facets `type`, `occasion`, `style`, `sale` (where and to whom at least one design is sold) and `lack` (where not);
   * the ids are the themes' numbers.
   */
  index: FacetIndex;
  /** By what a text search finds the same themes: the words of their designs. */
  searchIndex: SearchIndex;
};

/** @param products the most wanted first */
export function createThemeCatalogue(products: readonly Product[]): ThemeCatalogue {
  const designed = products.filter((product): product is DesignProduct => product.design !== undefined);
  const drawnFirst = [...designed.filter(isDrawnForItself), ...designed.filter(isFurtherColour)];
  const themes = [...Map.groupBy(drawnFirst, ({ design }) => design.themeId)].map(([id, designs]) =>
    themeOf(id, designs),
  );
  const byId = new Map(themes.map((theme) => [theme.id, theme]));
  return {
    theme: (id) => byId.get(id),
    index: createFacetIndex(themes.map(indexed)),
    searchIndex: createSearchIndex(themes.map(({ designs }) => designs.flatMap(({ terms }) => terms))),
  };
}

const everywhere = maskOf(markets);
/** Designs have further categories, which no listing of themes can be narrowed to. */
const known: ReadonlySet<string> = new Set(occasionValues);

function themeOf(id: number, designs: readonly DesignProduct[]): Theme {
  return {
    id,
    name: designs[0]?.design.themeName ?? '',
    designs,
    occasions: facetOf(designs, 'category').filter((value) => known.has(value)),
    available: soldTo((type) => designs.reduce((mask, { sold, priced }) => mask | (sold[type] & priced), 0)),
  };
}

function indexed({ id, designs, occasions, available }: Theme) {
  return {
    id,
    facets: {
      type: [...new Set(designs.map(({ kind }) => kind))],
      occasion: occasions,
      style: facetOf(designs, 'style'),
      sale: saleKeys(available, everywhere),
      lack: lackingSaleKeys(available, everywhere),
    },
    popularity: designs[0]?.popularity ?? 0,
    createdAt: Math.max(0, ...designs.map(({ design }) => design.createdAt.getTime())),
  };
}

function facetOf(designs: readonly DesignProduct[], name: string): string[] {
  return [...new Set(designs.flatMap(({ design }) => design.facets[name] ?? []))];
}
