import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DraftRow } from '@blattwerk/database/tables/drafts.ts';
import { draftKeyHeader } from '@blattwerk/schemas/configurator/draft-key.ts';
import { customerTypeOf } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BackEnd } from '../back-end.ts';
import type { Buyer } from '../customers/buyer.ts';
import { createSessions } from '../customers/sessions.ts';
import type { Visitor } from '../http/handler.ts';

/** Who designs: the customer of the session, the guest of a key, or both when a guest has just signed in. */
export type Drafter = { buyer: Buyer; customerId: string | undefined; key: string | undefined };

const keyShape = /^[\w-]{22}$/;

/** Finds out who asks for a draft. */
export function createDrafters(backEnd: BackEnd): (shop: ShopContext, visitor: Visitor) => Promise<Drafter> {
  const sessions = createSessions(backEnd);
  return async (shop, { headers }) => {
    // Most guests have no session: the database is not asked for one.
    const isKnown = headers.get('cookie')?.includes(`${shop.channel}.session`) ?? false;
    const user = isKnown ? (await sessions.read(shop.channel, headers)).user : undefined;
    const key = headers.get(draftKeyHeader) ?? '';
    return {
      buyer: { ...shop, customerType: user ? customerTypeOf(user) : 'private' },
      customerId: user?.id,
      key: keyShape.test(key) ? key : undefined,
    };
  };
}

/** 128 bits, which a guest opens a draft with. */
export function newKey(): string {
  return randomBytes(16).toString('base64url');
}

/** The same for the same request: who sends it again is told it again. */
export function keyOfRequest(request: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`draft ${request}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}

/** All that the database keeps of a key. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether a draft is theirs; of a customer's it is the session alone that says so. */
export function owns(
  { customerId, key }: Pick<Drafter, 'customerId' | 'key'>,
  row: Pick<DraftRow, 'customerId' | 'keyHash'>,
): boolean {
  if (row.customerId !== null) return row.customerId === customerId;
  if (row.keyHash === null || key === undefined) return false;
  return timingSafeEqual(Buffer.from(row.keyHash), Buffer.from(keyHash(key)));
}
