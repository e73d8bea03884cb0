import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { useProductMessages } from './product-messages.ts';
import type { FoundProduct } from './product-search.ts';
import { useKindName } from './use-kind-name.ts';

/** What a product costs: `ab 1,55 €`; what kind it is where there is no price. */
export function usePriceLine({ locale }: ShopChoice): (product: FoundProduct) => string {
  const say = useProductMessages();
  const kindName = useKindName();
  return ({ kind, priceFrom }) =>
    priceFrom ? say('from', { price: formatMoney(priceFrom, locale) }) : kindName(kind);
}
