import { type OrderRow, orderEvents, orderParcels, orders } from '@blattwerk/database/tables/orders.ts';
import { and, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { isPrintUnfinished } from '../print/unfinished-print.ts';
import { writeInvoice } from './invoices/write-invoice.ts';
import { statesOf } from './move-order.ts';
import { type Moved, refuse } from './moved.ts';
import { stepProblem } from './order-steps.ts';
import { parcelMail } from './parcel-mail.ts';
import { parcelsOf } from './parcels-of.ts';

type Sent = {
  /** The parcel’s place among those of the order, counted from 0. */
  position: number;
  /** Null where the carrier gives none. */
  trackingNumber: string | null;
  /** Why it leaves though print files of the order are not ready. */
  reason?: string | undefined;
  by: string;
};

/**
 * Says of one parcel that it is on its way; with the last of them the order is shipped, and invoiced. The order is held
 * meanwhile: of two that leave at once, the second sees the first.
 */
export async function shipParcel(
  backEnd: BackEnd,
  order: OrderRow,
  { position, trackingNumber, reason, by }: Sent,
): Promise<Moved> {
  const { clock, database, mailer } = backEnd;
  const result = await database.transaction(async (transaction): Promise<Moved> => {
    const ofOrder = eq(orders.id, order.id);
    const [held] = await transaction.select().from(orders).where(ofOrder).for('update');
    if (!held) return refuse('unknown-order', 'There is no such order.');
    const isUnfinished = await isPrintUnfinished(transaction, held);
    const states = { ...statesOf(held), hasParcel: true, isPrintUnfinished: isUnfinished };
    const refused = stepProblem(states, 'shipped', reason);
    if (refused) return refuse(refused.refusal, refused.sentence);
    const known = (await parcelsOf(transaction, held))[position];
    if (!known) return refuse('no-step', 'The order has no such parcel.');
    if (known.shippedAt !== null) return refuse('moved-elsewhere', 'This parcel is on its way already.');
    await transaction
      .update(orderParcels)
      .set({ shippedAt: clock(), trackingNumber })
      .where(and(eq(orderParcels.orderId, order.id), eq(orderParcels.position, position)));
    const what = [`${position + 1}`, known.address.city, trackingNumber, isUnfinished && reason]
      .filter(Boolean)
      .join(' · ');
    await transaction
      .insert(orderEvents)
      .values({ orderId: order.id, kind: 'parcel:shipped', reason: what, by, at: clock() });
    await mailer.write(transaction, await parcelMail(backEnd, transaction, held, [position]));
    const parcels = await parcelsOf(transaction, held);
    if (parcels.some(({ shippedAt }) => shippedAt === null)) return { ok: true };
    const [moved] = await transaction
      .update(orders)
      .set({ state: 'shipped', updatedAt: clock() })
      .where(ofOrder)
      .returning();
    await transaction
      .insert(orderEvents)
      .values({ orderId: order.id, kind: 'state:shipped', by, at: clock() });
    if (moved) await writeInvoice(backEnd, transaction, moved);
    return { ok: true };
  });
  mailer.poke();
  backEnd.invoicePdfs.poke();
  return result;
}
