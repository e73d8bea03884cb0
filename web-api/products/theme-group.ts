import { designLanguageOf } from '@blattwerk/schemas/design/design-language.ts';
import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { colourVariant } from '../catalogue/colour-variants.ts';
import { nameIn } from '../catalogue/name-in.ts';
import type { Buyer } from '../customers/buyer.ts';
import { bitOf } from '../sold/market-mask.ts';
import { groupDesign } from './group-design.ts';
import { type DesignProduct, isDrawnForItself, type Theme } from './theme-catalogue.ts';

/** A theme with all of its designs. */
export function themeGroup(theme: Theme, shop: Buyer): AnswerOf<'GET /web-api/theme-groups/{id}'> {
  const here = bitOf(marketOf(shop));
  return {
    themeId: theme.id,
    name: nameIn(theme.name, shop.language, theme.designs[0]?.design),
    designCount: theme.designs.filter(isDrawnForItself).length,
    occasions: [...theme.occasions],
    isAvailable: (theme.available[shop.customerType] & here) !== 0,
    designs: theme.designs.map((product) => ({
      ...groupDesign(product, shop),
      format: product.design.format,
      isAvailable: (product.sold[shop.customerType] & product.priced & here) !== 0,
      colourVariants: colourVariants(product, theme).map(({ design }) =>
        colourVariant(design, designLanguageOf(shop)),
      ),
    })),
  };
}

/** The same design in the other colours it exists in. */
function colourVariants({ design: own }: DesignProduct, { designs }: Theme): DesignProduct[] {
  const drawing = own.variantOf ?? own.id;
  return designs.filter(({ design }) => design.id !== own.id && (design.variantOf ?? design.id) === drawing);
}
