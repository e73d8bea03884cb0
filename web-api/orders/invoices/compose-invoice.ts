import type { OrderRow, orderLines } from '@blattwerk/database/tables/orders.ts';
import { daysToPay } from '@blattwerk/schemas/shop/amounts/terms-of-payment.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import type { WebApiConfig } from '../../config.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from './invoice-document.ts';

type LineRow = Pick<
  typeof orderLines.$inferSelect,
  'shown' | 'ratePerMille' | 'totalMinorUnits' | 'discountMinorUnits' | 'taxMinorUnits'
>;
type Line = InvoiceDocument['lines'][number];

const day = 24 * 60 * 60 * 1000;

const { lines: shownLines, shipping: shippingSchema } = orderSchema.shape;
const linePart = shownLines.element
  .pick({ name: true, details: true, item: true, quantity: true, unitPrice: true })
  .strip();
const businessPart = orderSchema.shape.business;
const totalsPart = orderSchema
  .pick({ subtotal: true, discount: true, total: true, vat: true, giftVoucher: true, toPay: true })
  .strip();

/** The invoice of an order as it was agreed. @param now the moment at which it is supplied and the invoice issued */
export function composeInvoice(
  order: OrderRow,
  lineRows: readonly LineRow[],
  { seller, bankAccount, taxes }: Pick<WebApiConfig, 'seller' | 'bankAccount' | 'taxes'>,
  { number, customerNumber, now }: { number: string; customerNumber: number | null; now: Date },
): InvoiceDocument {
  const { subtotal, discount, total, vat, giftVoucher, toPay } = totalsPart.parse(order.totals);
  const lines = lineRows.map(composeLine);
  const shipping = shippingSchema.parse(order.shipping);
  const groups = vat.map(({ ratePerMille, net, tax }) => ({
    ratePerMille,
    net: net.minorUnits,
    tax: tax.minorUnits,
  }));
  const parcel = composeShipping(groups, lines);
  const isSwissTax = groups.some(({ tax }) => tax > 0) && ['CH', 'LI'].includes(order.country);
  const business = businessPart.parse(order.business);
  const days = business?.daysToPay ?? null;
  const term = days ?? daysToPay.everybody;
  const isDue = order.paymentMethod === 'invoice' && order.paymentState !== 'paid' && toPay.minorUnits > 0;
  return invoiceDocumentSchema.parse({
    kind: 'invoice',
    number,
    issuedOn: shopDay(now),
    suppliedOn: shopDay(now),
    credits: null,
    orderNumber: order.number,
    reference: business?.reference ?? '',
    customerNumber,
    channel: order.channel,
    locale: order.locale,
    currency: currencySchema.parse(order.currency),
    seller,
    swissVatNumber: isSwissTax ? taxes.swissVatNumber : null,
    buyer: order.billingAddress,
    email: order.email,
    deliveredTo: shipping ? order.deliveryAddress : null,
    lines,
    shipping: shipping && { label: shipping.label, price: shipping.price.minorUnits, ...parcel },
    subtotal: subtotal.minorUnits,
    discount: discount && { code: discount.code, amount: discount.amount.minorUnits },
    total: total.minorUnits,
    vat: groups.flatMap((group) => byTreatment(group, lines)),
    giftVoucher: giftVoucher && { code: giftVoucher.code, amount: giftVoucher.amount.minorUnits },
    toPay: toPay.minorUnits,
    payment: isDue
      ? { kind: 'due', on: shopDay(new Date(now.getTime() + term * day)), days, account: bankAccount }
      : { kind: 'paid' },
  });
}

function composeLine(row: LineRow): Line {
  const { item, unitPrice, ...shown } = linePart.parse(row.shown);
  const { ratePerMille, totalMinorUnits: total, taxMinorUnits: tax } = row;
  const untaxed = item.kind === 'giftVoucher' ? 'voucher' : 'export';
  return {
    ...shown,
    unitPrice: unitPrice.minorUnits,
    total,
    treatment: ratePerMille > 0 ? 'taxed' : untaxed,
    ratePerMille,
    net: total - row.discountMinorUnits - tax,
    tax,
  };
}

type Group = Pick<Line, 'ratePerMille' | 'net' | 'tax'>;

/** What the lines leave of the rate that shipping was taxed at. */
function composeShipping(groups: readonly Group[], lines: readonly Line[]) {
  const rests = groups.map((group) => {
    const own = lines.filter(({ ratePerMille }) => ratePerMille === group.ratePerMille);
    return {
      treatment: group.ratePerMille > 0 ? ('taxed' as const) : ('export' as const),
      ratePerMille: group.ratePerMille,
      net: group.net - sumOf(own.map(({ net }) => net)),
      tax: group.tax - sumOf(own.map(({ tax }) => tax)),
    };
  });
  const free = { treatment: 'taxed' as const, ratePerMille: groups[0]?.ratePerMille ?? 0, net: 0, tax: 0 };
  return rests.find(({ net, tax }) => net + tax > 0) ?? free;
}

/** What is not taxed is either a voucher or an export: two reasons, two groups. */
function byTreatment(group: Group, lines: readonly Line[]): InvoiceDocument['vat'] {
  if (group.ratePerMille > 0) return [{ treatment: 'taxed', ...group }];
  const vouchers = lines.filter(({ treatment }) => treatment === 'voucher');
  const voucherNet = sumOf(vouchers.map(({ net }) => net));
  const isExport = vouchers.length < lines.filter(({ ratePerMille }) => ratePerMille === 0).length;
  return [
    ...(isExport ? [{ treatment: 'export' as const, ...group, net: group.net - voucherNet }] : []),
    ...(vouchers.length > 0 ? [{ treatment: 'voucher' as const, ...group, net: voucherNet }] : []),
  ];
}

/** The credit note that takes back all of an invoice. */
export function composeCreditNote(
  invoice: InvoiceDocument,
  { number, now }: { number: string; now: Date },
): InvoiceDocument {
  return {
    ...invoice,
    kind: 'credit_note',
    number,
    issuedOn: shopDay(now),
    credits: { number: invoice.number, issuedOn: invoice.issuedOn },
    giftVoucher: null,
    toPay: invoice.total,
    payment: { kind: 'returned' },
  };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}
