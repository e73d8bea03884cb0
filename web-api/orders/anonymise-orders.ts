import type { Database } from '@blattwerk/database/database.ts';
import { contractWithdrawals } from '@blattwerk/database/tables/contract-withdrawals.ts';
import { orderEvents, orderParcels, orders } from '@blattwerk/database/tables/orders.ts';
import { addressFields } from '@blattwerk/schemas/shop/addresses/address-formats.ts';
import { and, inArray, isNotNull, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import { areComplaintsOver } from '../print/archive-terms.ts';

/**
 * Takes names, addresses and mailboxes out of orders whose customers asked to be forgotten, once nothing is to be sent,
 * paid or complained about. What was bought stays, and where to; invoices stay as they were issued.
 */
export async function anonymiseOrders(database: Database, now: Date): Promise<void> {
  const isSettled = or(
    inArray(orders.paymentState, ['refunded', 'cancelled']),
    sql`(${orders.state}, ${orders.paymentState}) in (('cancelled', 'open'), ('shipped', 'paid'), ('delivered', 'paid'))`,
  );
  await database.transaction(async (transaction) => {
    const done = await transaction
      .update(orders)
      .set({
        email: '',
        // The tax office is told of a supply without tax by the VAT id of who got it.
        billingAddress: sql`case when ${orders.intraCommunity} is null
          then ${withoutLines(orders.billingAddress)}
          else ${withoutLines(orders.billingAddress)} || jsonb_build_object('vatId', ${orders.billingAddress} -> 'vatId') end`,
        deliveryAddress: withoutLines(orders.deliveryAddress),
        business: sql`${orders.business} || '{"reference": "", "invoiceEmail": ""}'::jsonb`,
        anonymisedAt: now,
      })
      .where(
        and(isNotNull(orders.erasureAskedAt), isNull(orders.anonymisedAt), isSettled, areComplaintsOver(now)),
      )
      .returning({ id: orders.id });
    const ids = done.map(({ id }) => id);
    if (ids.length === 0) return;
    await transaction
      .update(orderParcels)
      .set({ address: withoutLines(orderParcels.address) })
      .where(inArray(orderParcels.orderId, ids));
    await transaction
      .update(contractWithdrawals)
      .set({ name: '', email: '', goods: '' })
      .where(inArray(contractWithdrawals.orderId, ids));
    await transaction
      .insert(orderEvents)
      .values(ids.map((orderId) => ({ orderId, kind: 'anonymised', at: now })));
  });
}

/** An address of which the country is left. */
function withoutLines(address: SQLWrapper) {
  const empty = JSON.stringify(Object.fromEntries(addressFields.map((field) => [field, ''])));
  return sql`${address} || ${empty}::jsonb`;
}
