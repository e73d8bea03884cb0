import { type CustomerType, customerTypes } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { MarketMask } from './market-mask.ts';

/** Where a product is sold to each type of customer. */
export type SoldTo = Readonly<Record<CustomerType, MarketMask>>;

/** Works it out type by type: `soldTo((type) => …)`. */
export function soldTo(maskFor: (type: CustomerType) => MarketMask): SoldTo {
  return { private: maskFor('private'), business: maskFor('business'), whitelabel: maskFor('whitelabel') };
}

/** Markets where a product is sold to at least one type of customer. */
export function soldToAnybody(sold: SoldTo): MarketMask {
  return customerTypes.reduce((mask, type) => mask | sold[type], 0);
}
