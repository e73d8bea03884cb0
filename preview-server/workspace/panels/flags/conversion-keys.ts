import type { Conversion } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import type { MessageKey } from '../messages/messages.ts';

/** What visitors do, as editors call it. */
export const conversionKeys: Record<Conversion, MessageKey> = {
  wishlist: 'flags.conversion.wishlist',
  basket: 'flags.conversion.basket',
  order: 'flags.conversion.order',
  newsletter: 'flags.conversion.newsletter',
};
