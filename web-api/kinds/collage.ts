import { collageTypeSchema } from '@blattwerk/schemas/shop/photo-products/collage-types.ts';
import { collageOrMerchPrice } from '../prices/rules/collage-price.ts';
import { scaledFormats } from './design-formats.ts';
import type { BackEndKind } from './kind.ts';
import { everywhereIn } from './sold-where.ts';

export const collage: BackEndKind = {
  quotes({ productType, formats: [format] }, tables, shop) {
    const type = collageTypeSchema.safeParse(productType);
    return type.success ? [collageOrMerchPrice({ collageType: type.data, format }, tables, shop)] : [];
  },
  pricedBy: 'type',
  coded: () => [],
  designFormats: scaledFormats,
  hasVariants: false,
  isPicturedByDesign: false,
  isShownInScene: false,
  furtherPages: () => [],
  sold: () => everywhereIn('blattwerk', 'myposter'),
  typeFilter: null,
  colours: () => [],
  isListedByOccasion: false,
};
