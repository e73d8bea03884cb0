import type { Queries } from '@blattwerk/database/database.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { type RefundSums, refundedSchema } from '@blattwerk/schemas/web-api/orders/refund.ts';
import { type Charge, chargeSchema } from '../orders/charges/charge.ts';
import { orderExtent, refundsOf } from '../orders/charges/order-extent.ts';
import { allOf, type Extent, partOfCharge } from '../orders/charges/part-of-charge.ts';
import { lineName } from '../orders/invoices/line-name.ts';
import type { Moved } from '../orders/moved.ts';
import { type Settles, settlesBy } from '../orders/refunds/begin-refund.ts';
import { invoiceTextsIn } from '../texts/invoices/invoice-texts.ts';
import { textLanguage } from '../texts/text-language.ts';

const rowPart = refundedSchema.pick({ state: true, settles: true });

type Chosen = { quantities: number[]; reductions: number[]; shippingMinorUnits: number };

export function extentOf({ quantities, reductions, shippingMinorUnits }: Chosen): Extent {
  const known = quantities.map((_, place) => reductions[place] ?? 0);
  return { quantities, reductions: known, shipping: shippingMinorUnits };
}

/** Why a refund did not happen, as the desk hears it. */
export function refusedRefund({ refusal, reason }: Extract<Moved, { ok: false }>) {
  return { ok: false as const, refusal: refusal ?? ('other' as const), detail: reason };
}

/** What a refund comes to, as the desk shows it before anything happens. */
export function refundSums(part: Charge, settles: Settles): RefundSums {
  const { discount, vat } = part;
  const money = (minorUnits: number) => ({ minorUnits, currency: part.currency });
  return {
    ...mainSums(part, settles),
    discount: money(discount?.amount ?? 0),
    vat: vat.map(({ ratePerMille, net, tax }) => ({ ratePerMille, net: money(net), tax: money(tax) })),
  };
}

function mainSums({ total, toPay, giftVoucher, currency }: Charge, settles: Settles) {
  const money = (minorUnits: number) => ({ minorUnits, currency });
  return { settles, total: money(total), money: money(toPay), voucher: money(giftVoucher?.amount ?? 0) };
}

/** What of an order can still be given back; null where nothing was paid, or all of it went back. */
export async function refundableOf(queries: Queries, order: OrderRow): Promise<DeskOrder['refundable']> {
  const settles = await settlesBy(queries, order);
  if (!settles) return null;
  const { charge, taken, left } = await orderExtent(queries, order, ['asked', 'done']);
  const { total } = partOfCharge(charge, taken, allOf(charge));
  const money = (minorUnits: number) => ({ minorUnits, currency: charge.currency });
  return total === 0
    ? null
    : {
        settles,
        quantities: [...left.quantities],
        reducible: left.reductions.map(money),
        shipping: money(left.shipping),
        total: money(total),
      };
}

/** What was given back of an order so far. */
export async function deskRefunds(queries: Queries, order: OrderRow): Promise<DeskOrder['refunds']> {
  const texts = invoiceTextsIn[textLanguage(localeSchema.parse(order.locale))];
  const rows = await refundsOf(queries, order.id);
  return rows.map((row) => {
    const part = chargeSchema.parse(row.charge);
    const { state, settles } = rowPart.parse({ state: row.state, settles: row.settles });
    return {
      at: row.updatedAt.toISOString(),
      state,
      ...mainSums(part, settles),
      names: [
        ...part.lines.map((line) =>
          line.isReduction ? lineName(line, texts) : `${line.quantity} × ${line.name}`,
        ),
        ...(part.shipping ? [part.shipping.label] : []),
      ],
      reason: row.reason,
      by: row.by,
    };
  });
}
