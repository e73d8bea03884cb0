import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { z } from 'zod';
import { webApiConfigSchema } from '../../config.ts';
import { chargeSchema, codeAmountSchema } from '../charges/charge.ts';

const amount = z.int();

const payment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paid') }),
  z.strictObject({
    kind: z.literal('due'),
    on: z.iso.date(),
    /** Days from the invoice, where they are agreed with a business. */
    days: z.int().nullable().default(null),
    account: webApiConfigSchema.shape.bankAccount,
  }),
  /** Of a credit note for what was paid. @param money null on those that were issued before parts could go back */
  z.strictObject({
    kind: z.literal('returned'),
    money: amount.nullable().default(null),
    voucher: codeAmountSchema.nullable().default(null),
  }),
  /** Of a credit note for what is not paid yet: so much is left to pay. */
  z.strictObject({ kind: z.literal('credited'), left: amount, voucher: codeAmountSchema.nullable() }),
]);

/**
 * All that an invoice or credit note says, in minor units of its currency. Taxes are those of the order, never worked out
 * anew: net and tax of lines and shipping add up to those by rate, and these to the total.
 */
const documentSchema = z.strictObject({
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issuedOn: z.iso.date(),
  suppliedOn: z.iso.date(),
  /** The invoice that a credit note takes back, all of it or a part. */
  credits: z
    .strictObject({ number: z.string(), issuedOn: z.iso.date(), isPart: z.boolean().default(false) })
    .nullable(),
  orderNumber: z.string(),
  /** The buyer’s own number of the order; empty without one. */
  reference: z.string().default(''),
  /** Null for guests. */
  customerNumber: z.int().nullable(),
  channel: channelSchema,
  locale: localeSchema,
  seller: webApiConfigSchema.shape.seller,
  /** Where Swiss tax is charged. */
  swissVatNumber: z.string().nullable(),
  buyer: orderSchema.shape.billingAddress,
  email: z.string(),
  /** Null where everything comes by e-mail. */
  deliveredTo: orderSchema.shape.deliveryAddress.nullable(),
  /** Where parts of it went besides. */
  alsoDeliveredTo: z.array(orderSchema.shape.deliveryAddress).default([]),
  ...chargeSchema.shape,
  payment,
});

/** Without both VAT ids, or beside goods that are taxed, nothing is an intra-Community supply (§ 14a (3) UStG). */
function isSuppliedRight({ vat, buyer, seller, deliveredTo }: z.infer<typeof documentSchema>): boolean {
  const has = (treatment: (typeof vat)[number]['treatment']) =>
    vat.some((group) => group.treatment === treatment);
  if (!has('intraCommunity')) return true;
  const areNamed =
    buyer.vatId !== '' && seller.vatId !== '' && buyer.vatId.slice(0, 2) !== seller.vatId.slice(0, 2);
  return areNamed && deliveredTo !== null && !has('taxed') && !has('export');
}

export const invoiceDocumentSchema = documentSchema.refine(
  isSuppliedRight,
  'an intra-Community supply has both VAT ids, a place of delivery and no tax',
);
export type InvoiceDocument = z.infer<typeof invoiceDocumentSchema>;
