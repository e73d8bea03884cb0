import { z } from 'zod';
import { nameRowSchema } from '../../configurator/names.ts';
import { deliveryCountrySchema } from '../../shop/markets/country-schema.ts';
import { shippingServices } from '../../shop/service/shipping.ts';
import { pictureSchema } from '../catalogue/listing.ts';
import { amountSchema } from '../contract/money.ts';
import { pricePartSchema } from '../prices/quote.ts';
import { basketItemSchema } from './basket-item.ts';
import { paymentMethods } from './payment-methods.ts';
import { soldDraftSchema } from './sold-draft.ts';

export const shippingServiceSchema = z.enum(shippingServices);

/** What is sold under one line, as baskets and orders show it. */
export const soldLineShape = {
  id: z.string(),
  item: basketItemSchema,
  /** In the language of the shop. */
  name: z.string(),
  /** What was chosen, a few words each. */
  details: z.array(z.string()),
  picture: pictureSchema.nullable(),
  /** Of its page, without outer slashes: `zubehoer-artikel/pen-gel-gold`; null where there is none. */
  path: z.string().nullable(),
  draft: soldDraftSchema
    .nullable()
    .default(null)
    .meta({ description: 'Of something designed: where it can be changed; null once its draft is gone.' }),
  names: z.array(nameRowSchema).default([]).meta({
    description: 'Of something designed: whom each piece is for; none where all are the same.',
  }),
  quantity: z.int().min(1),
  unitPrice: amountSchema.meta({ description: 'One piece of that many.' }),
  total: amountSchema.meta({ description: '`unitPrice` times `quantity`; VAT included.' }),
  net: amountSchema.nullable().default(null).meta({ description: '`total` without VAT, for businesses.' }),
  hasWithdrawalRight: z
    .boolean()
    .meta({ description: 'Can be sent back within 14 days; false for what is made to measure.' }),
};

const substituteSchema = z.strictObject({ item: basketItemSchema, name: z.string(), path: z.string() });

const basketLineSchema = z
  .strictObject({
    ...soldLineShape,
    maximumQuantity: z.int(),
    quantities: z
      .array(z.int())
      .nullable()
      .meta({ description: 'Numbers of pieces it is sold in; null: any up to `maximumQuantity`.' }),
    parts: z.array(pricePartSchema),
    saving: amountSchema.meta({ description: 'What the number of pieces takes off the parts.' }),
    state: z.enum(['ok', 'withdrawn']).meta({
      description:
        '`withdrawn`: this shop no longer sells it. It costs nothing and has to go before ordering.',
    }),
    substitute: substituteSchema.nullable().meta({ description: 'What comes nearest to a withdrawn line.' }),
  })
  .meta({ id: 'BasketLine' });
export type BasketLine = z.infer<typeof basketLineSchema>;

/** How a parcel goes to an address. */
export const parcelShape = {
  service: shippingServiceSchema,
  label: z.string(),
  price: amountSchema,
  /** Days on a calendar, the same where one is promised. */
  deliveryFrom: z.iso.date(),
  deliveryTo: z.iso.date(),
};

const shippingChoiceSchema = z
  .strictObject({
    ...parcelShape,
    orderBy: z.iso.datetime().meta({ description: 'Until then an order arrives on these days.' }),
    isSelected: z.boolean(),
  })
  .meta({ id: 'ShippingChoice' });
export type ShippingChoice = z.infer<typeof shippingChoiceSchema>;

const deliverySchema = z
  .strictObject({
    country: deliveryCountrySchema,
    isParcel: z
      .boolean()
      .meta({ description: 'False where everything comes by e-mail: no shipping, no choices.' }),
    choices: z
      .array(shippingChoiceSchema)
      .meta({ description: 'For every address; selected is that of the first.' }),
    parcels: z
      .array(z.strictObject(parcelShape).meta({ id: 'Parcel' }))
      .meta({ description: 'One an address, the first before further ones; none where nothing is sent.' }),
    label: z.string().meta({ description: 'What shipping is called beside its price.' }),
    price: amountSchema.meta({ description: 'What the parcels cost together.' }),
  })
  .meta({ id: 'Delivery' });

const vatGroupSchema = z
  .strictObject({
    ratePerMille: z
      .int()
      .min(0)
      .meta({ description: '190 is 19 %. Gift vouchers are 0: they are taxed when used.' }),
    net: amountSchema,
    tax: amountSchema.meta({ description: 'With `net` it adds up to what is taxed at this rate.' }),
  })
  .meta({ id: 'VatGroup' });

const netTotalsSchema = z
  .strictObject({
    subtotal: amountSchema.meta({ description: 'What the lines’ `net` adds up to.' }),
    discount: amountSchema,
    shipping: amountSchema,
    total: amountSchema.meta({ description: 'Subtotal and shipping less the discount, to the cent.' }),
  })
  .meta({ id: 'NetTotals' });

/** Totals of baskets and orders. */
export const totalsShape = {
  /** Lines, before shipping and discount. */
  subtotal: amountSchema,
  discount: z
    .strictObject({ code: z.string(), amount: amountSchema })
    .nullable()
    .meta({ description: 'A voucher that takes something off the price, and so off the VAT.' }),
  total: amountSchema.meta({ description: 'Lines and shipping less the discount; VAT included.' }),
  vat: z.array(vatGroupSchema).meta({ description: 'By rate; all of them add up to `total`.' }),
  vatNote: z.string().nullable().default(null).meta({
    description:
      'For businesses in other countries of the EU: why VAT is not charged, or is, a sentence for the shopper.',
  }),
  net: netTotalsSchema.nullable().default(null).meta({ description: 'Without VAT, for businesses alone.' }),
  giftVoucher: z
    .strictObject({ code: z.string(), amount: amountSchema, left: amountSchema })
    .nullable()
    .meta({ description: 'Pays part of the total. `left`: what stays on it for another order.' }),
  toPay: amountSchema.meta({ description: '`total` less what the gift voucher pays.' }),
};

const changeKinds = [
  'price',
  'joined',
  'withdrawn',
  'quantity-limited',
  'voucher-refused',
  'shipping',
] as const;

const basketChangeSchema = z
  .strictObject({
    kind: z.enum(changeKinds),
    lineId: z.string().nullable(),
    /** A sentence for the shopper. */
    text: z.string(),
    before: amountSchema.nullable(),
    after: amountSchema.nullable(),
  })
  .meta({ id: 'BasketChange' });
export type BasketChange = z.infer<typeof basketChangeSchema>;

export const basketSchema = z
  .strictObject({
    version: z
      .int()
      .min(0)
      .meta({ description: 'Grows with every change; 0 as long as nothing was ever in it.' }),
    lines: z.array(basketLineSchema),
    count: z.int().min(0).meta({ description: 'How many lines there are.' }),
    samples: z.strictObject({
      quantity: z.int(),
      free: z.int(),
      freeLeft: z.int().meta({ description: 'How many more would be free.' }),
      furtherPrice: amountSchema,
    }),
    delivery: deliverySchema
      .nullable()
      .meta({ description: 'Null where the shop’s country gets no parcels: the shop only shows its goods.' }),
    ...totalsShape,
    canPayByInvoice: z.boolean(),
    payments: z
      .array(z.enum(paymentMethods))
      .meta({ description: 'Ways to pay; none while it cannot be ordered.' }),
    canOrder: z.boolean(),
    cannotOrder: z.string().nullable().meta({ description: 'Why it cannot, in a sentence for the shopper.' }),
    hasWithdrawalRight: z
      .enum(['all', 'some', 'none', 'business'])
      .meta({ description: '`business`: who orders for a company has no such right.' }),
    changes: z.array(basketChangeSchema).meta({
      description: 'What is no longer as it was when the shopper last changed the basket, line by line.',
    }),
    termsVersion: z.string().meta({ description: 'To be sent with the order.' }),
  })
  .meta({ id: 'Basket' });
export type Basket = z.infer<typeof basketSchema>;
