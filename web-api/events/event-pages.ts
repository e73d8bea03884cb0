import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { EventNotice } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import { shopPageUrl } from '../http/shop-of-form.ts';

type FormShop = { channel: Channel; locale: Locale };
type Said = { notice?: EventNotice; count?: number };

/**
 * Sends the browser on to a page of the event portal.
 * @param rest below the portal: empty, an event, or a page of it (`<event>/list`)
 */
export function toEventPage(origin: string, shop: FormShop, rest: string, { notice, count }: Said = {}) {
  const url = shopPageUrl(origin, shop, 'events', rest);
  if (notice) url.searchParams.set('notice', notice);
  if (count !== undefined) url.searchParams.set('count', String(count));
  return { ok: true as const, value: { redirectTo: url.href } };
}
