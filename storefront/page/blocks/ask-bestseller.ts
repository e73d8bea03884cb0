import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { askBestsellers } from '../questions/ask-bestsellers.ts';
import { askChosenProducts } from '../questions/ask-chosen-products.ts';

/** The products chosen, or what is bought most. */
export function askBestseller({ products }: BlockOf<'bestseller'>) {
  return askChosenProducts(products) ?? askBestsellers();
}
