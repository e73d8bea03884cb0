import { useProductMessages } from './product-messages.ts';
import type { ChosenProduct } from './use-chosen-products.ts';

/** How a chosen product is called; by its id while the catalogue has not told, or does not know it. */
export function useProductName(): (chosen: ChosenProduct) => string {
  const say = useProductMessages();
  return ({ item, product }) => (product?.found ? product.name : say('product', { id: item.id }));
}
