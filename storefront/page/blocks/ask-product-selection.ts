import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { askChosenProducts } from '../questions/ask-chosen-products.ts';

/** The products to compare. */
export function askProductSelection({ products }: BlockOf<'product_selection'>) {
  return askChosenProducts(products);
}
