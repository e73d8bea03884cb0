import type { SignUpRequest } from '@blattwerk/database/tables/customers.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import type { BackEnd } from '../back-end.ts';
import { readToken, signToken } from '../security/signed-token.ts';

const linkIsValidFor = 24 * 60 * 60 * 1000;

/** Address of the page that confirms a sign-up, valid for a day. */
export function signUpUrl(
  config: BackEnd['config'],
  {
    id,
    createdAt,
    channel,
    locale,
  }: Pick<SignUpRequest, 'id' | 'createdAt'> & { channel: Channel; locale: Locale },
): string {
  const validUntil = new Date(createdAt.getTime() + linkIsValidFor);
  const token = signToken('sign-up', id, validUntil, config.secret);
  const query = new URLSearchParams({ token, channel, locale });
  return `${localeOrigin(config.origin, channel, locale)}/web-api/customer-sign-up-confirm?${query}`;
}

/** The request that a link confirms; undefined when the link is not ours or over. */
export function signUpOfToken(
  { config, clock }: Pick<BackEnd, 'config' | 'clock'>,
  token: string,
): string | undefined {
  const read = readToken('sign-up', token, config.secret, clock());
  return read.ok ? read.subject : undefined;
}
