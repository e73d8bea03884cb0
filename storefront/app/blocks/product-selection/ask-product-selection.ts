import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { askChosenProducts } from '../../shop-data/ask-chosen-products.ts';

/** The products to compare. */
export function askProductSelection({ products }: BlockOf<'product_selection'>) {
  return askChosenProducts(products);
}
