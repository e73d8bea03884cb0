import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { daysToPay } from '@blattwerk/schemas/shop/amounts/terms-of-payment.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { type Order, orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import type { WebApiConfig } from '../../config.ts';
import type { Charge } from '../charges/charge.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from './invoice-document.ts';

const day = 24 * 60 * 60 * 1000;

const { shipping: shippingSchema, business: businessPart } = orderSchema.shape;

type Issued = {
  number: string;
  customerNumber: number | null;
  parcels: readonly Pick<Order['parcels'][number], 'address'>[];
  now: Date;
};

/**
 * The invoice of an order as it was agreed.
 * @param charge what is charged: all of the order, or what earlier refunds have left of it
 * @param now the moment at which it is supplied and the invoice issued
 */
export function composeInvoice(
  order: OrderRow,
  charge: Charge,
  { seller, bankAccount, taxes }: Pick<WebApiConfig, 'seller' | 'bankAccount' | 'taxes'>,
  { number, customerNumber, parcels, now }: Issued,
): InvoiceDocument {
  const isSwissTax = charge.vat.some(({ tax }) => tax > 0) && ['CH', 'LI'].includes(order.country);
  const business = businessPart.parse(order.business);
  const days = business?.daysToPay ?? null;
  const term = days ?? daysToPay.everybody;
  const isDue = order.paymentMethod === 'invoice' && order.paymentState !== 'paid' && charge.toPay > 0;
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
    seller,
    swissVatNumber: isSwissTax ? taxes.swissVatNumber : null,
    buyer: order.billingAddress,
    email: order.email,
    deliveredTo: shippingSchema.parse(order.shipping) ? order.deliveryAddress : null,
    alsoDeliveredTo: parcels.slice(1).map(({ address }) => address),
    ...charge,
    payment: isDue
      ? { kind: 'due', on: shopDay(new Date(now.getTime() + term * day)), days, account: bankAccount }
      : { kind: 'paid' },
  });
}

/** What becomes of the amount of a credit note: it goes back, or less has to be paid. */
export type Settled = Extract<InvoiceDocument['payment'], { kind: 'returned' | 'credited' }>;

/** The credit note that takes back an invoice, or part of it. @param part what it takes back */
export function composeCreditNote(
  invoice: InvoiceDocument,
  part: Charge,
  { number, now, payment }: { number: string; now: Date; payment: Settled },
): InvoiceDocument {
  return {
    ...invoice,
    ...part,
    kind: 'credit_note',
    number,
    issuedOn: shopDay(now),
    credits: { number: invoice.number, issuedOn: invoice.issuedOn, isPart: part.total < invoice.total },
    giftVoucher: null,
    toPay: part.total,
    payment,
  };
}
