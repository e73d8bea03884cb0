import { z } from 'zod';
import { vatTreatments } from '../../shop/amounts/vat.ts';
import { deliveryCountrySchema } from '../../shop/markets/country-schema.ts';
import { currencySchema } from '../../shop/markets/currency-schema.ts';
import { orderStates, paymentStates } from '../../shop/service/order-states.ts';
import { paymentMethods } from '../basket/payment-methods.ts';
import { amountSchema } from '../contract/money.ts';
import { confirmedVatIdSchema } from './confirmed-vat-id.ts';
import { orderSchema } from './order.ts';
import { printFileSchema } from './print-files.ts';
import { declaredSchema, refundableSchema, refundedSchema, refundSumsSchema } from './refund.ts';

const orderState = z.enum(orderStates);
const paymentState = z.enum(paymentStates);

/** An order as a line of the desk's list. */
const deskRowSchema = z
  .strictObject({
    number: z.string(),
    placedAt: z.iso.datetime(),
    name: z.string(),
    company: z.string(),
    isBusiness: z.boolean().meta({ description: 'A business customer ordered it.' }),
    isWhitelabelOrder: z.boolean(),
    town: z.string(),
    country: deliveryCountrySchema,
    total: amountSchema,
    state: orderState,
    paymentState,
    paymentMethod: z.enum(paymentMethods),
  })
  .meta({ id: 'DeskRow' });
export type DeskRow = z.infer<typeof deskRowSchema>;

export const deskListSchema = z
  .strictObject({
    orders: z.array(deskRowSchema),
    next: z.string().nullable().meta({ description: 'To be asked for as `before`; null at the end.' }),
    isSimilar: z.boolean().meta({
      description: 'Nothing is written as it was typed: these are written nearly so.',
    }),
    counts: z
      .array(z.strictObject({ state: orderState, paymentState, count: z.int() }))
      .meta({ description: 'How many orders the search finds, by both states, whatever the filters are.' }),
  })
  .meta({ id: 'DeskList' });
export type DeskList = z.infer<typeof deskListSchema>;

/** Why an order does not take a step. */
const moveRefusals = [
  'no-step',
  'parcel-first',
  'nothing-to-print',
  'payment-unsafe',
  'reason-missing',
  'moved-elsewhere',
  'partly-shipped',
  'print-unfinished',
  'gift-used',
  'not-paid',
  'nothing-chosen',
  'more-than-left',
  'amount-changed',
  'unknown-order',
  'other',
] as const;
export type MoveRefusal = (typeof moveRefusals)[number];

const stepShape = {
  refusal: z.enum(moveRefusals).nullable().meta({ description: 'Null where it can be taken now.' }),
  needsReason: z.boolean(),
};
const deskStepSchema = z
  .discriminatedUnion('of', [
    z.strictObject({ of: z.literal('order'), next: orderState, ...stepShape }),
    z.strictObject({ of: z.literal('payment'), next: paymentState, ...stepShape }),
  ])
  .meta({ id: 'DeskStep' });
export type DeskStep = z.infer<typeof deskStepSchema>;

/** Messages about an order that can be sent once more. */
export const deskMails = ['order-placed', 'order-cancelled'] as const;

const { token: _, canCancel, events, ...agreed } = orderSchema.shape;

/** An order with what only those see who run the shop. */
export const deskOrderSchema = z
  .strictObject({
    ...agreed,
    channel: z.string(),
    pageUrl: z.string().meta({ description: 'The customer’s own page of it.' }),
    hasAccount: z.boolean(),
    events: z.array(
      z.strictObject({
        at: z.iso.datetime(),
        kind: z.string(),
        reason: z.string().nullable(),
        by: z.string().nullable(),
      }),
    ),
    payments: z.array(
      z.strictObject({
        at: z.iso.datetime(),
        provider: z.string(),
        reference: z.string().nullable(),
        state: z.string(),
        amount: amountSchema,
      }),
    ),
    steps: z
      .array(deskStepSchema)
      .meta({ description: 'Where it can go from here, and what stands against it.' }),
    intraCommunity: confirmedVatIdSchema.nullable().meta({
      description: 'By which confirmed VAT id it is supplied without tax; null: it is not.',
    }),
    refundable: refundableSchema
      .nullable()
      .meta({ description: 'What can be given back by lines; null where nothing can.' }),
    refunds: z.array(refundedSchema).meta({ description: 'The oldest first.' }),
    withdrawals: z.array(declaredSchema).meta({ description: 'The oldest first.' }),
    printFiles: z
      .array(printFileSchema)
      .meta({ description: 'What goes to the press, once the order is in print.' }),
    mails: z.array(z.enum(deskMails)).meta({ description: 'Which messages can be sent once more.' }),
  })
  .meta({ id: 'DeskOrder' });
export type DeskOrder = z.infer<typeof deskOrderSchema>;

export const movedOrderSchema = z
  .discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), number: z.string(), state: orderState, paymentState }),
    z.strictObject({
      ok: z.literal(false),
      number: z.string(),
      refusal: z.enum(moveRefusals),
      detail: z.string(),
    }),
  ])
  .meta({ id: 'MovedOrder' });
export type MovedOrder = z.infer<typeof movedOrderSchema>;

/** What an order adds to the books, or takes back: it was placed, or cancelled or paid back. */
export const bookingSchema = z
  .strictObject({
    kind: z.enum(['sale', 'reversal']),
    number: z.string(),
    document: z
      .string()
      .default('')
      .meta({ description: 'Number of the invoice or credit note, where they are asked for by it.' }),
    day: z.iso.date().meta({ description: 'On a calendar in Germany.' }),
    currency: currencySchema,
    country: deliveryCountrySchema,
    customer: z.string(),
    vatId: z.string(),
    paymentMethod: z.enum(paymentMethods),
    vat: z.array(
      z.strictObject({
        treatment: z
          .enum(vatTreatments)
          .meta({ description: 'Why it is taxed, or is not: gift vouchers are when they are used.' }),
        ratePerMille: z.int().meta({ description: '0 of what is not taxed.' }),
        net: amountSchema,
        tax: amountSchema,
      }),
    ),
    giftVoucher: amountSchema.meta({ description: 'What of it a gift voucher pays.' }),
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof bookingSchema>;

const refusedRefund = z.strictObject({
  ok: z.literal(false),
  refusal: z.enum(moveRefusals),
  detail: z.string(),
});
export const pricedRefundSchema = z
  .discriminatedUnion('ok', [z.strictObject({ ok: z.literal(true), sums: refundSumsSchema }), refusedRefund])
  .meta({ id: 'PricedRefund' });
export type PricedRefund = z.infer<typeof pricedRefundSchema>;
export const refundedOrderSchema = z
  .discriminatedUnion('ok', [z.strictObject({ ok: z.literal(true), order: deskOrderSchema }), refusedRefund])
  .meta({ id: 'RefundedOrder' });
export type RefundedOrder = z.infer<typeof refundedOrderSchema>;
