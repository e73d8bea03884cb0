import type { EventRow, GuestRow } from '@blattwerk/database/tables/events.ts';
import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import type { BackEnd } from '../back-end.ts';
import { shopPageUrl } from '../http/shop-of-form.ts';
import { readToken, signToken } from '../security/signed-token.ts';

type Linked = Pick<GuestRow, 'id' | 'createdAt'>;

/** Longer than any event is kept: the link ends with its event or its guest. */
const years = eventLimits.yearsAhead + 1;

/** Opens the reply of one guest without signing in; always the same one, so that it can be printed. */
function replyToken({ config }: Pick<BackEnd, 'config'>, { id, createdAt }: Linked): string {
  const validUntil = new Date(createdAt);
  validUntil.setUTCFullYear(validUntil.getUTCFullYear() + years);
  return signToken('guest-reply', id, validUntil, config.secret);
}

/** The id of the guest whose link it is. */
export function guestOfToken(
  { config, clock }: Pick<BackEnd, 'config' | 'clock'>,
  token: string,
): string | undefined {
  const read = readToken('guest-reply', token, config.secret, clock());
  return read.ok ? read.subject : undefined;
}

/** The page where a guest replies, in the shop of the event. */
export function replyUrl(
  backEnd: Pick<BackEnd, 'config'>,
  event: Pick<EventRow, 'channel' | 'locale'>,
  guest: Linked,
): string {
  const shop = { channel: channelSchema.parse(event.channel), locale: localeSchema.parse(event.locale) };
  const url = shopPageUrl(backEnd.config.origin, shop, 'reply');
  url.searchParams.set('token', replyToken(backEnd, guest));
  return url.href;
}
