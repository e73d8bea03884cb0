import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import type { BackEnd } from '../back-end.ts';
import { readToken, signToken } from '../security/signed-token.ts';

const linkIsValidFor = 7 * 24 * 60 * 60 * 1000;

export type ConfirmationLink = {
  subscriptionId: string;
  /** Of the shop whose message it stood in: the voucher is what that message promised. Older links name none. */
  locale: Locale | undefined;
};

/** Address of the page that confirms a subscription, valid for seven days. */
export function confirmationUrl(
  { config, clock }: Pick<BackEnd, 'config' | 'clock'>,
  { id, channel, locale }: { id: string; channel: Channel; locale: Locale },
): string {
  const validUntil = new Date(clock().getTime() + linkIsValidFor);
  const token = signToken('newsletter-confirm', `${id}_${locale}`, validUntil, config.secret);
  return `${localeOrigin(config.origin, channel, locale)}/web-api/newsletter-confirm?token=${token}`;
}

export function readConfirmationToken(
  { config, clock }: Pick<BackEnd, 'config' | 'clock'>,
  token: string,
): ({ ok: true } & ConfirmationLink) | { ok: false; reason: 'forged' | 'expired' } {
  const read = readToken('newsletter-confirm', token, config.secret, clock());
  if (!read.ok) return read;
  const [subscriptionId = '', locale] = read.subject.split('_');
  return { ok: true, subscriptionId, locale: localeSchema.safeParse(locale).data };
}
