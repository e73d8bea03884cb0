import { marketOf } from '@blattwerk/schemas/shop/markets.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/shop-headers.ts';
import { groupDesign } from './group-design.ts';
import { bitOf } from './market-mask.ts';
import type { DesignProduct, Theme } from './theme-catalogue.ts';

/** A theme with all of its designs. */
export function themeGroup(theme: Theme, shop: ShopContext): AnswerOf<'GET /web-api/theme-groups/{id}'> {
  const here = bitOf(marketOf(shop));
  return {
    themeId: theme.id,
    name: theme.name,
    designCount: theme.designs.length,
    occasions: [...theme.occasions],
    isAvailable: (theme.available & here) !== 0,
    designs: theme.designs.map((product) => ({
      ...groupDesign(product, shop.language),
      format: product.design.format,
      isAvailable: (product.sold & product.priced & here) !== 0,
      colourVariants: colourVariants(product, theme).map((variant) => {
        const { id, colours, picture } = groupDesign(variant, shop.language);
        return { id, colours, picture };
      }),
    })),
  };
}

/** The same product in the same size and for the same use, in other colours. */
function colourVariants(product: DesignProduct, theme: Theme): DesignProduct[] {
  const own = coloursOf(product);
  return theme.designs.filter(
    (other) =>
      other !== product &&
      other.name === product.name &&
      other.productType === product.productType &&
      other.design.format === product.design.format &&
      coloursOf(other) !== own,
  );
}

function coloursOf({ design }: DesignProduct): string {
  return (design.facets.color ?? []).join(' ');
}
