import { allowedFormats } from '@blattwerk/schemas/products/product-formats.ts';
import {
  merchArticleSchema,
  merchArticles,
  merchArticleTable,
} from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import { collageOrMerchPrice } from '../prices/rules/collage-price.ts';
import type { BackEndKind } from './kind.ts';
import { everywhereIn } from './sold-where.ts';

export const merch: BackEndKind = {
  quotes({ productType, variants }, tables, shop) {
    const article = merchArticleSchema.safeParse(productType);
    if (!article.success) return [];
    return (variants ?? merchArticleTable[article.data].variants).map((variant) =>
      collageOrMerchPrice({ article: article.data, variant }, tables, shop),
    );
  },
  pricedBy: 'type',
  coded: () =>
    merchArticles.map((id) => ({
      id,
      name: merchArticleTable[id].label,
      productType: id,
      formats: allowedFormats({ kind: 'merch', productType: id }).formats,
    })),
  designFormats: ({ formats, variants }) => formats.filter((size) => variants?.includes(size) ?? true),
  hasVariants: true,
  isPicturedByDesign: true,
  isShownInScene: true,
  furtherPages: () => [],
  /** Not to whitelabel customers: their maker packs gifts under our name. */
  sold: () => ({ ...everywhereIn('blattwerk', 'myposter'), customerTypes: ['private', 'business'] }),
  typeFilter: 'kind',
  colours: () => [],
  isListedByOccasion: false,
};
