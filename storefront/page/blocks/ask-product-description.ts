import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { askChosenProducts } from '../questions/ask-chosen-products.ts';

/** The product described; it may stand without one. */
export function askProductDescription({ product }: BlockOf<'product_description'>) {
  return askChosenProducts(product);
}
