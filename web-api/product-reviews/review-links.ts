import { createHash } from 'node:crypto';
import { type OrderRow, orders } from '@blattwerk/database/tables/orders.ts';
import { reviewOptOuts } from '@blattwerk/database/tables/product-reviews.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { localeOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { readToken, signToken } from '../security/signed-token.ts';

const day = 24 * 60 * 60 * 1000;
/** A card is judged once its guests have come: half a year is long enough for most. */
const reviewDays = 180;
/** Ten years: a way out must work in the oldest message. */
const optOutDays = 3650;

/** Also the last part of the page's address. */
type Purpose = 'product-review' | 'review-opt-out';

/** The page on which the products of an order are reviewed. */
export function reviewUrl(backEnd: Pick<BackEnd, 'config' | 'clock'>, order: OrderRow): string {
  return urlOf(backEnd, order, 'product-review', reviewDays);
}

/** The page on which the address of an order is asked no more. */
export function optOutUrl(backEnd: Pick<BackEnd, 'config' | 'clock'>, order: OrderRow): string {
  return urlOf(backEnd, order, 'review-opt-out', optOutDays);
}

function urlOf(
  { config, clock }: Pick<BackEnd, 'config' | 'clock'>,
  { number, channel, locale }: OrderRow,
  purpose: Purpose,
  days: number,
): string {
  const token = signToken(purpose, number ?? '', new Date(clock().getTime() + days * day), config.secret);
  const origin = localeOrigin(config.origin, channelSchema.parse(channel), localeSchema.parse(locale));
  return `${origin}/web-api/${purpose}?token=${token}`;
}

export type LinkedOrder = { ok: true; order: OrderRow } | { ok: false; reason: 'forged' | 'expired' };

/** The order of such a link. */
export async function orderOfLink(
  { config, clock, database }: BackEnd,
  purpose: Purpose,
  token: string,
): Promise<LinkedOrder> {
  const read = readToken(purpose, token, config.secret, clock());
  if (!read.ok) return read;
  const [order] = await database.select().from(orders).where(eq(orders.number, read.subject));
  return order ? { ok: true, order } : { ok: false, reason: 'forged' };
}

/** Asks the address of an order no more, for later orders, too. */
export async function optOut({ database, clock }: BackEnd, { email }: OrderRow): Promise<void> {
  const emailHash = createHash('sha256').update(email).digest('hex');
  await database.insert(reviewOptOuts).values({ emailHash, since: clock() }).onConflictDoNothing();
}
