import { customerTypeSchema } from '@blattwerk/schemas/shop/visitors/customer-type-schema.ts';
import { type CustomerType, customerTypeOf } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { customerTypeHeader } from '@blattwerk/schemas/web-api/contract/customer-type-header.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BackEnd } from '../back-end.ts';
import type { Visitor } from '../http/handler.ts';
import { createSessions } from './sessions.ts';

/** Who is offered something: a shop, and the type of customer that asks in it. */
export type Buyer = ShopContext & { customerType: CustomerType };

/** Finds out as whom a visitor asks: by the session, or by what the page's server says the page is made for. */
export function createBuyers(backEnd: BackEnd): (shop: ShopContext, visitor: Visitor) => Promise<Buyer> {
  const sessions = createSessions(backEnd);
  return async (shop, { headers }) => {
    const named = customerTypeSchema.safeParse(headers.get(customerTypeHeader));
    if (named.success) return { ...shop, customerType: named.data };
    // Most visitors have no session: the database is not asked for one.
    const isKnown = headers.get('cookie')?.includes(`${shop.channel}.session`) ?? false;
    const user = isKnown ? (await sessions.read(shop.channel, headers)).user : undefined;
    return { ...shop, customerType: user ? customerTypeOf(user) : 'private' };
  };
}
