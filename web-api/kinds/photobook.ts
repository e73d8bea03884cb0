import { priceFormatOf } from '@blattwerk/schemas/products/product-formats.ts';
import { photobookCombinations } from '@blattwerk/schemas/shop/photo-products/photobook-combinations.ts';
import {
  photobookFormatSchema,
  photobookTypeSchema,
} from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import { photobookPrice } from '../prices/rules/photobook-price.ts';
import { scaledFormats } from './design-formats.ts';
import type { BackEndKind } from './kind.ts';
import { everywhereIn } from './sold-where.ts';

/** Spreads shown beside the cover. */
const looksInside = 3;

export const photobook: BackEndKind = {
  quotes({ productType, formats }, tables, shop) {
    const type = photobookTypeSchema.safeParse(productType);
    const format = photobookFormatSchema.safeParse(priceFormatOf('photobook', formats[0]));
    if (!type.success || !format.success) return [];
    const { covers, papers, laminations } = photobookCombinations[type.data];
    const book = { photobookType: type.data, format: format.data };
    return covers.flatMap((cover) =>
      papers.flatMap((paper) =>
        (laminations.length > 0 ? laminations : [undefined]).map((lamination) =>
          photobookPrice({ ...book, cover, paper, lamination }, tables, shop),
        ),
      ),
    );
  },
  pricedBy: 'type',
  coded: () => [],
  designFormats: scaledFormats,
  hasVariants: false,
  isPicturedByDesign: false,
  isShownInScene: true,
  /** Two pages lie side by side. */
  furtherPages: (_, { format }) => Array(looksInside).fill({ ...format, width: format.width * 2 }),
  sold: () => everywhereIn('blattwerk'),
  typeFilter: null,
  colours: () => [],
  isListedByOccasion: false,
};
