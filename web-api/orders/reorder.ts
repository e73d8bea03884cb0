import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderLines } from '@blattwerk/database/tables/orders.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { asc, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { sealsOf } from '../basket/basket-content.ts';
import type { Shopper } from '../basket/basket-owner.ts';
import { type BasketReply, changeBasket, type Mutate } from '../basket/change-basket.ts';
import { addItem } from '../basket/mutations.ts';
import type { PricingContext } from '../basket/pricing-context.ts';
import { erasedProblem } from '../print/erased-problem.ts';

type Ordered = { name: string; item: BasketItem; quantity: number };
const orderedPart = orderSchema.shape.lines.element.pick({ name: true, item: true, quantity: true }).strip();

/** Puts what an order has into the shopper's basket, and names what is no longer sold. */
export async function reorder(
  backEnd: BackEnd,
  shopper: Shopper,
  order: OrderRow,
): Promise<{ reply: BasketReply; unavailable: string[] }> {
  const lines = await orderedLines(backEnd.database, order);
  let unavailable: string[] = [];
  const { archiveErasedAt } = order;
  const addAll: Mutate = (content, context) => {
    unavailable = [];
    let added = content;
    for (const { name, item, quantity } of lines) {
      const mutation = addItem(item, quantity)(added, context);
      if (mutation.ok) added = mutation.content;
      else unavailable.push(name);
    }
    if (archiveErasedAt !== null && unavailable.length === lines.length)
      return { ok: false, problem: erasedFor(context, order) };
    return { ok: true, content: added };
  };
  const named = { seals: sealsOf(lines.map(({ item }) => item)) };
  return { reply: await changeBasket(backEnd, shopper, undefined, addAll, named), unavailable };
}

/** In the shopper's words. */
function erasedFor({ texts }: PricingContext, order: OrderRow): Problem {
  return { ...erasedProblem(order), message: { text: texts.basket.erased } };
}

/** What an order's lines are of, in their order. */
export async function orderedLines(queries: Queries, { id }: OrderRow): Promise<Ordered[]> {
  const rows = await queries
    .select({ shown: orderLines.shown })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  return rows.map(({ shown }) => orderedPart.parse(shown));
}
