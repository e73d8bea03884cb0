import { writtenPrice } from '@blattwerk/schemas/shop/amounts/written-price.ts';
import { useContext } from 'react';
import { LanguageContext } from '../messages/messages.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { useProductMessages } from './product-messages.ts';
import type { FoundProduct } from './product-search.ts';
import { useKindName } from './use-kind-name.ts';

/** What a product costs: `ab 1,55 €`; what kind it is where there is no price. */
export function usePriceLine({ locale }: ShopChoice): (product: FoundProduct) => string {
  const say = useProductMessages();
  const language = useContext(LanguageContext);
  const kindName = useKindName();
  return ({ kind, priceFrom }) =>
    priceFrom ? say('from', { price: writtenPrice(priceFrom, locale, language) }) : kindName(kind);
}
