import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { askBestsellers } from '../../shop-data/ask-bestsellers.ts';
import { askChosenProducts } from '../../shop-data/ask-chosen-products.ts';

/** The products chosen, or what is bought most. */
export function askBestseller({ products }: BlockOf<'bestseller'>) {
  return askChosenProducts(products) ?? askBestsellers();
}
