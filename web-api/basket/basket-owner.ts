import { createHash, randomBytes } from 'node:crypto';
import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import { customerTypeOf } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BackEnd } from '../back-end.ts';
import type { Buyer } from '../customers/buyer.ts';
import { createSessions } from '../customers/sessions.ts';
import type { Visitor } from '../http/handler.ts';
import { readToken, signToken } from '../security/signed-token.ts';

const cookieName = 'basket';
export const guestBasketDays = 30;
const day = 24 * 60 * 60;

/** Whose basket it is: the customer's of the session, the guest's of the cookie, or both when a guest has just signed in. */
export type Shopper = {
  buyer: Buyer;
  customer: { id: string; email: string; firstName: string; lastName: string } | undefined;
  token: string | undefined;
};

/** Finds out whose basket a request is about. */
export function createShoppers(backEnd: BackEnd): (shop: ShopContext, visitor: Visitor) => Promise<Shopper> {
  const sessions = createSessions(backEnd);
  return async (shop, { headers }) => {
    const isKnown = headers.get('cookie')?.includes(`${shop.channel}.session`) ?? false;
    const user = isKnown ? (await sessions.read(shop.channel, headers)).user : undefined;
    const buyer = { ...shop, customerType: user ? customerTypeOf(user) : ('private' as const) };
    return { buyer, customer: user, token: guestToken(backEnd, headers) };
  };
}

export function newGuestToken(): string {
  return randomBytes(32).toString('base64url');
}

/** All that the database keeps of a guest's token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** `Set-Cookie` that brings a guest's token back, for a while from now. */
export function guestTokenCookie({ config, clock }: BackEnd, token: string): string {
  const validUntil = new Date(clock().getTime() + guestBasketDays * day * 1000);
  const signed = signToken('basket', token, validUntil, config.secret);
  return cookieLine(config.origin, signed, guestBasketDays * day);
}

/** `Set-Cookie` that takes the guest's token away, once its basket is a customer's. */
export function endGuestToken({ config }: Pick<BackEnd, 'config'>): string {
  return cookieLine(config.origin, '', 0);
}

function guestToken({ config, clock }: BackEnd, headers: Headers): string | undefined {
  const [, token = ''] = /(?:^|;\s*)basket=([^;]*)/.exec(headers.get('cookie') ?? '') ?? [];
  const read = readToken('basket', token, config.secret, clock());
  return read.ok ? read.subject : undefined;
}

function cookieLine(origin: string, value: string, seconds: number): string {
  const secure = isLoopback(new URL(origin).hostname) ? '' : '; Secure';
  return `${cookieName}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
