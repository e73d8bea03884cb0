import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { readToken, signToken } from '../security/signed-token.ts';

/** Ten years: a way out must work in the oldest message. */
const linkIsValidFor = 3650 * 24 * 60 * 60 * 1000;

/** Address of the page that ends a subscription. */
export function unsubscribeUrl(
  { config, clock }: Pick<BackEnd, 'config' | 'clock'>,
  { id, channel, locale }: { id: string; channel: Channel; locale: Locale },
): string {
  const validUntil = new Date(clock().getTime() + linkIsValidFor);
  const token = signToken('newsletter-unsubscribe', id, validUntil, config.secret);
  return `${localeOrigin(config.origin, channel, locale)}/web-api/newsletter-unsubscribe?token=${token}`;
}

/** The subscription a token ends; undefined when the token is not ours. */
export async function subscriptionOfToken(
  { config, database, clock }: BackEnd,
  token: string,
): Promise<{ id: string; channel: Channel; locale: Locale } | undefined> {
  const read = readToken('newsletter-unsubscribe', token, config.secret, clock());
  if (!read.ok) return undefined;
  const [row] = await database
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, read.subject));
  if (!row) return undefined;
  return { id: row.id, channel: channelSchema.parse(row.channel), locale: localeSchema.parse(row.locale) };
}

/** Ends it, once, and forgets what was told about the person; the address stays, so that no second voucher is sent. */
export async function unsubscribe({ database, clock }: BackEnd, id: string): Promise<void> {
  await database
    .update(newsletterSubscriptions)
    .set({ unsubscribedAt: clock(), firstName: null, lastName: null, birthday: null, weddingDate: null })
    .where(and(eq(newsletterSubscriptions.id, id), isNull(newsletterSubscriptions.unsubscribedAt)));
}
