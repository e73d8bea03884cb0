import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { useContext } from 'react';
import { LanguageContext } from '../messages/messages.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';
import type { KnownProduct } from './known-products.ts';
import { useProductMessages } from './product-messages.ts';
import { standingOf } from './standing.ts';

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
