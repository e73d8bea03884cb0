import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { z } from 'zod';
import { webApiConfigSchema } from '../../config.ts';

/** `export`: leaves the customs territory untaxed. `voucher`: taxed when it is used. */
const treatment = z.enum(['taxed', 'export', 'voucher']);
const amount = z.int();
const taxed = { treatment, ratePerMille: z.int().min(0), net: amount, tax: amount };

const voucher = z.strictObject({ code: z.string(), amount });

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
    voucher: voucher.nullable().default(null),
  }),
  /** Of a credit note for what is not paid yet: so much is left to pay. */
  z.strictObject({ kind: z.literal('credited'), left: amount, voucher: voucher.nullable() }),
]);

/**
 * All that an invoice or credit note says, in minor units of its currency. Taxes are those of the order, never worked out
 * anew: net and tax of lines and shipping add up to those by rate, and these to the total.
 */
export const invoiceDocumentSchema = z.strictObject({
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
  currency: currencySchema,
  seller: webApiConfigSchema.shape.seller.unwrap(),
  /** Where Swiss tax is charged. */
  swissVatNumber: z.string().nullable(),
  buyer: orderSchema.shape.billingAddress,
  email: z.string(),
  /** Null where everything comes by e-mail. */
  deliveredTo: orderSchema.shape.deliveryAddress.nullable(),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      details: z.array(z.string()),
      quantity: z.int(),
      unitPrice: amount,
      /** `quantity` times `unitPrice`, tax included; net and tax are what the discount leaves of it. */
      total: amount,
      ...taxed,
    }),
  ),
  shipping: z.strictObject({ label: z.string(), price: amount, ...taxed }).nullable(),
  subtotal: amount,
  discount: voucher.nullable(),
  total: amount,
  vat: z.array(z.strictObject(taxed)),
  giftVoucher: voucher.nullable(),
  toPay: amount,
  payment,
});
export type InvoiceDocument = z.infer<typeof invoiceDocumentSchema>;
