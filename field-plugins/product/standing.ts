import type { KnownProduct } from './known-products.ts';
import type { ProductMessageKey } from './product-messages.ts';

/** Why a chosen product will not be shown in a shop, as a message; undefined while all is well. */
export function standingOf(product: KnownProduct): ProductMessageKey | undefined {
  if (!product.found) return 'missing';
  switch (product.unavailable) {
    case 'gone':
      return 'gone';
    case 'not-in-channel':
      return 'notInChannel';
    case 'not-in-country':
      return 'notInCountry';
    case 'not-for-customer':
      return 'notForCustomer';
    case 'not-priced':
      return 'notPriced';
    case undefined:
      return product.isAvailable ? undefined : 'gone';
  }
}
