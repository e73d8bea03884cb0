import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { useContext } from 'react';
import { LanguageContext } from '../messages/messages.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';
import type { KnownProduct } from './known-products.ts';
import { type ProductMessageKey, useProductMessages } from './product-messages.ts';

/** The sentence that says why a product will not be shown in a shop; undefined while all is well. */
export function useStanding({
  channel,
  country,
}: ShopChoice): (product: KnownProduct | undefined) => string | undefined {
  const say = useProductMessages();
  const language = useContext(LanguageContext);
  return (product) => {
    const key = product && standingOf(product);
    return (
      key &&
      say(key, {
        channel: channelTable[channel].label,
        country: new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country,
      })
    );
  };
}

/** Why a chosen product will not be shown in a shop, as a message; undefined while all is well. */
function standingOf(product: KnownProduct): ProductMessageKey | undefined {
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
