import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { askChosenProducts } from '../questions/ask-chosen-products.ts';

/** The products chosen. */
export function askProductList({ products }: BlockOf<'product_list'>) {
  return askChosenProducts(products);
}
