import { z } from 'zod';
import { deliveryCountrySchema } from '../../shop/markets/country-schema.ts';
import { localeSchema } from '../../shop/markets/locale-schema.ts';
import { orderStates, paymentStates } from '../../shop/service/order-states.ts';
import { parcelShape, soldLineShape, totalsShape } from '../basket/basket.ts';
import { paymentMethods } from '../basket/payment-methods.ts';
import { amountSchema } from '../contract/money.ts';

const line = z.string();
/** An address that was checked; what was left empty is an empty line. */
const address = z
  .strictObject({
    country: deliveryCountrySchema,
    firstName: line,
    lastName: line,
    company: line,
    careOf: line,
    street: line,
    postalCode: line,
    city: line,
    province: line,
    vatId: line,
  })
  .meta({ id: 'Address' });

const invoices = z
  .array(z.strictObject({ number: z.string(), kind: z.enum(['invoice', 'credit_note']) }))
  .meta({ description: 'Whose PDF is there, the oldest first: /web-api/orders/{number}/invoice has them.' });

/** What an order of a business customer has besides. */
export const businessOrderSchema = z
  .strictObject({
    reference: z.string().meta({ description: 'The customer’s own number of the order; empty without one.' }),
    invoiceEmail: z.string().meta({ description: 'Gets the invoice besides the customer.' }),
    daysToPay: z.int().meta({ description: 'Where it is on invoice, from the day of the invoice.' }),
  })
  .meta({ id: 'BusinessOrder' });
export type BusinessOrder = z.infer<typeof businessOrderSchema>;

/** What was ordered, as it was agreed: nothing in it follows later prices. */
export const orderSchema = z
  .strictObject({
    number: z.string(),
    locale: localeSchema,
    placedAt: z.iso.datetime(),
    state: z.enum(orderStates),
    paymentState: z.enum(paymentStates),
    canCancel: z.boolean(),
    email: z.string(),
    business: businessOrderSchema
      .nullable()
      .meta({ description: 'Only where a business customer ordered it.' }),
    isWhitelabelOrder: z.boolean().meta({ description: 'Its parcel carries nothing with our name.' }),
    billingAddress: address,
    deliveryAddress: address,
    lines: z.array(z.strictObject(soldLineShape).meta({ id: 'OrderLine' })),
    shipping: z
      .strictObject({
        country: deliveryCountrySchema,
        ...parcelShape,
      })
      .nullable()
      .meta({
        description:
          'Null where everything comes by e-mail. Of several parcels the price of all, and the days from the first to the last.',
      }),
    parcels: z
      .array(
        z
          .strictObject({
            address,
            ...parcelShape,
            pieces: z.array(z.int()).meta({ description: 'Of each line of the order, in their order.' }),
            shippedAt: z.iso.datetime().nullable(),
            trackingNumber: z.string().nullable(),
          })
          .meta({ id: 'OrderParcel' }),
      )
      .meta({ description: 'One an address; none where everything comes by e-mail.' }),
    ...totalsShape,
    paymentMethod: z.enum(paymentMethods),
    canPayOnline: z
      .boolean()
      .meta({ description: 'It is still to be paid, at /web-api/orders/{number}/payment.' }),
    transfer: z
      .strictObject({ holder: z.string(), iban: z.string(), reference: z.string() })
      .nullable()
      .meta({
        description: 'Where the money is awaited before the order is made, and what the transfer names.',
      }),
    refunded: amountSchema
      .nullable()
      .meta({ description: 'What of it was given back, or is no longer to be paid; null: nothing.' }),
    termsVersion: z.string(),
    invoices,
    proofs: z
      .array(
        z
          .strictObject({
            name: z.string().meta({ description: 'Of the design.' }),
            documentSha256: z.string().meta({ description: 'Of the document as it was sealed.' }),
            printed: z.strictObject({ sha256: z.string(), comparedAt: z.iso.datetime() }).nullable().meta({
              description: 'Of the file for the press, once each of its pages was held against the preview.',
            }),
          })
          .meta({ id: 'PrintProof' }),
      )
      .meta({ description: 'What was designed: that what is printed is what was ordered.' }),
    erasedAt: z.iso.datetime().nullable().meta({
      description: 'When what was designed was erased, its term being over: it cannot be printed again.',
    }),
    erasure: z.enum(['none', 'account', 'open', 'asked']).meta({
      description:
        'Of what was designed. `none`: nothing was, or it is erased; `account`: it goes with the account; `open`: a guest may ask for it at /web-api/order-erasure; `asked`: it is erased once it was sent.',
    }),
    events: z.array(z.strictObject({ at: z.iso.datetime(), kind: z.string() })),
    /** Opens the order without signing in: the `token` of its addresses. */
    token: z.string(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof orderSchema>;

export const orderSummarySchema = z
  .strictObject({
    number: z.string(),
    placedAt: z.iso.datetime(),
    state: z.enum(orderStates),
    paymentState: z.enum(paymentStates),
    total: amountSchema,
    count: z.int(),
    /** Of the first lines. */
    names: z.array(z.string()),
    invoices,
  })
  .meta({ id: 'OrderSummary' });
