import type { SoldProduct } from '../../page/product/product-detail.ts';

/** How far a product stands off the wall that it hangs on, in millimetres; undefined of what lies or stands. */
export function wallDepthOf({ kind, productType, id }: SoldProduct['product']): number | undefined {
  if (productType === 'tischkalender' || !hanging.some((known) => known === kind)) return undefined;
  return id === 'leinwand' ? 22 : 5;
}

const hanging = ['calendar', 'collage', 'photoframe', 'photoprint'] as const;
