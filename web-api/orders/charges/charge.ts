import type { OrderRow, orderLines } from '@blattwerk/database/tables/orders.ts';
import { type VatTreatment, vatTreatments } from '@blattwerk/schemas/shop/amounts/vat.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { z } from 'zod';

export type LineRow = Pick<
  typeof orderLines.$inferSelect,
  'shown' | 'ratePerMille' | 'totalMinorUnits' | 'discountMinorUnits' | 'taxMinorUnits'
>;

const amount = z.int();
const taxed = { treatment: z.enum(vatTreatments), ratePerMille: z.int().min(0), net: amount, tax: amount };
type Taxed = { treatment: VatTreatment; ratePerMille: number; tax: number };
const isTreatedRight = ({ treatment, ratePerMille, tax }: Taxed): boolean =>
  treatment === 'taxed' || (ratePerMille === 0 && tax === 0);
const untaxedHasNoTax = 'what is not taxed has neither a rate nor tax';
/** A code, and what it takes off, pays or gets back. */
export const codeAmountSchema = z.strictObject({ code: z.string(), amount });

/** What is charged for goods and shipping, or taken back of it, as invoices and credit notes state it; in minor units. */
export const chargeSchema = z.strictObject({
  currency: currencySchema,
  lines: z.array(
    z
      .strictObject({
        name: z.string(),
        details: z.array(z.string()),
        quantity: z.int(),
        /** To the cent; without tax it is rounded, and `total` exact. */
        unitPrice: amount,
        /** What its pieces are listed at, tax included where it is charged; net and tax are what the discount leaves of it. */
        total: amount,
        /** Less is paid for a line that stays with the customer: one piece of so much is taken back of it. */
        isReduction: z.boolean().default(false),
        ...taxed,
      })
      .refine(isTreatedRight, untaxedHasNoTax),
  ),
  shipping: z
    .strictObject({ label: z.string(), price: amount, ...taxed })
    .refine(isTreatedRight, untaxedHasNoTax)
    .nullable(),
  subtotal: amount,
  discount: codeAmountSchema.nullable(),
  /** What earlier price reductions have taken off the lines. */
  reduction: amount.default(0),
  total: amount,
  vat: z.array(z.strictObject(taxed).refine(isTreatedRight, untaxedHasNoTax)),
  giftVoucher: codeAmountSchema.nullable(),
  toPay: amount,
});
export type Charge = z.infer<typeof chargeSchema>;
type Line = Charge['lines'][number];

const { lines: shownLines, shipping: shippingSchema } = orderSchema.shape;
const linePart = shownLines.element
  .pick({ name: true, details: true, item: true, quantity: true, unitPrice: true })
  .strip();
const totalsPart = orderSchema
  .pick({ subtotal: true, discount: true, total: true, vat: true, giftVoucher: true, toPay: true })
  .strip();

/** What an order charges, as it was agreed; its lines are those of the order, in their order. */
export function chargeOf(order: OrderRow, lineRows: readonly LineRow[]): Charge {
  const { subtotal, discount, total, vat, giftVoucher, toPay } = totalsPart.parse(order.totals);
  const shipping = shippingSchema.parse(order.shipping);
  const untaxed = order.intraCommunity === null ? 'export' : 'intraCommunity';
  const lines = lineRows.map((row) => composeLine(row, untaxed));
  const groups = vat.map(({ ratePerMille, net, tax }) => ({
    ratePerMille,
    net: net.minorUnits,
    tax: tax.minorUnits,
  }));
  const parcel = composeShipping(groups, lines, untaxed);
  return {
    currency: currencySchema.parse(order.currency),
    lines,
    shipping: shipping && { label: shipping.label, price: shipping.price.minorUnits, ...parcel },
    subtotal: subtotal.minorUnits,
    discount: discount && { code: discount.code, amount: discount.amount.minorUnits },
    reduction: 0,
    total: total.minorUnits,
    vat: groups.flatMap((group) => byTreatment(group, lines, untaxed)),
    giftVoucher: giftVoucher && { code: giftVoucher.code, amount: giftVoucher.amount.minorUnits },
    toPay: toPay.minorUnits,
  };
}

/** Why goods of an order are not taxed, where they are not. */
type Untaxed = Exclude<VatTreatment, 'taxed' | 'voucher'>;

function composeLine(row: LineRow, goods: Untaxed): Line {
  const { item, unitPrice, ...shown } = linePart.parse(row.shown);
  const { ratePerMille, totalMinorUnits: total, taxMinorUnits: tax } = row;
  const untaxed = item.kind === 'giftVoucher' ? 'voucher' : goods;
  return {
    ...shown,
    unitPrice: unitPrice.minorUnits,
    total,
    isReduction: false,
    treatment: ratePerMille > 0 ? 'taxed' : untaxed,
    ratePerMille,
    net: total - row.discountMinorUnits - tax,
    tax,
  };
}

type Group = Pick<Line, 'ratePerMille' | 'net' | 'tax'>;

/** What the lines leave of the rate that shipping was taxed at. */
function composeShipping(groups: readonly Group[], lines: readonly Line[], untaxed: Untaxed) {
  const treatmentAt = (ratePerMille: number): VatTreatment => (ratePerMille > 0 ? 'taxed' : untaxed);
  const rests = groups.map((group) => {
    const own = lines.filter(({ ratePerMille }) => ratePerMille === group.ratePerMille);
    return {
      treatment: treatmentAt(group.ratePerMille),
      ratePerMille: group.ratePerMille,
      net: group.net - sumOf(own.map(({ net }) => net)),
      tax: group.tax - sumOf(own.map(({ tax }) => tax)),
    };
  });
  const ratePerMille = groups[0]?.ratePerMille ?? 0;
  const free = { treatment: treatmentAt(ratePerMille), ratePerMille, net: 0, tax: 0 };
  return rests.find(({ net, tax }) => net + tax > 0) ?? free;
}

/** What is not taxed is either a voucher or goods that go abroad: two reasons, two groups. */
function byTreatment(group: Group, lines: readonly Line[], untaxed: Untaxed): Charge['vat'] {
  if (group.ratePerMille > 0) return [{ treatment: 'taxed', ...group }];
  const vouchers = lines.filter(({ treatment }) => treatment === 'voucher');
  const voucherNet = sumOf(vouchers.map(({ net }) => net));
  const areGoods = vouchers.length < lines.filter(({ ratePerMille }) => ratePerMille === 0).length;
  return [
    ...(areGoods ? [{ treatment: untaxed, ...group, net: group.net - voucherNet }] : []),
    ...(vouchers.length > 0 ? [{ treatment: 'voucher' as const, ...group, net: voucherNet }] : []),
  ];
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}
