import { photoboxTypeSchema } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import { photoboxPrices } from '../prices/rules/photobox-prices.ts';
import type { BackEndKind } from './kind.ts';
import { everywhereIn } from './sold-where.ts';

export const photobox: BackEndKind = {
  quotes({ productType }, tables, shop) {
    const type = photoboxTypeSchema.safeParse(productType);
    if (!type.success) return [];
    return photoboxPrices({ type: type.data }, tables, shop).boxes.map((value) => ({ ok: true, value }));
  },
  pricedBy: 'type',
  coded: () => [],
  /** A box has the sizes of its type, with every lid. */
  designFormats: ({ formats }) => [...formats],
  hasVariants: false,
  isPicturedByDesign: false,
  isShownInScene: true,
  furtherPages: () => [],
  sold: () => everywhereIn('blattwerk'),
  typeFilter: null,
  colours: () => [],
  isListedByOccasion: false,
};
