import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import type { BackEnd } from '../back-end.ts';
import { shopPageUrl } from '../http/shop-of-form.ts';
import { readToken, signToken } from '../security/signed-token.ts';

type Ordered = Pick<OrderRow, 'number' | 'channel' | 'locale' | 'placedAt'>;
const linkDays = 400;

/** Opens an order without signing in; always the same one, valid a year and a month from the order. */
export function orderToken({ config }: Pick<BackEnd, 'config'>, { number, placedAt }: Ordered): string {
  const validUntil = new Date(placedAt.getTime() + linkDays * 24 * 60 * 60 * 1000);
  return signToken('order', number ?? '', validUntil, config.secret);
}

export function opensOrder(
  { config, clock }: Pick<BackEnd, 'config' | 'clock'>,
  token: string | undefined,
  number: string,
): boolean {
  const read = token === undefined ? undefined : readToken('order', token, config.secret, clock());
  return read?.ok === true && read.subject === number;
}

/** The order's page in its shop. */
export function orderUrl(backEnd: Pick<BackEnd, 'config'>, order: Ordered): URL {
  const shop = { channel: channelSchema.parse(order.channel), locale: localeSchema.parse(order.locale) };
  const url = shopPageUrl(backEnd.config.origin, shop, 'order', order.number ?? '');
  url.searchParams.set('token', orderToken(backEnd, order));
  return url;
}
