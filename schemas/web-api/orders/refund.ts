import { z } from 'zod';
import { amountSchema } from '../contract/money.ts';

/** What is given back: pieces of each line of the order, in their order, and what of its shipping. */
export const refundChoiceShape = {
  quantities: z
    .array(z.int().min(0).max(1_000_000))
    .max(200)
    .meta({ description: 'Pieces of each line of the order, in their order; 0 where nothing goes back.' }),
  reductions: z.array(z.int().min(0).max(100_000_000)).max(200).default([]).meta({
    description:
      'What is taken off the price of each line that stays with the customer, tax included, in minor units; not of a line of which pieces go back. Left out: of none.',
  }),
  shippingMinorUnits: z.int().min(0).max(1_000_000).meta({ description: 'What of shipping, tax included.' }),
};

const settlesSchema = z
  .enum(['back', 'due'])
  .meta({ description: '`back`: what was paid goes back. `due`: it is on invoice, and less is to be paid.' });

/** What a refund comes to. */
export const refundSumsSchema = z
  .strictObject({
    settles: settlesSchema,
    total: amountSchema,
    money: amountSchema.meta({ description: 'Goes back the way it was paid, or is no longer to be paid.' }),
    voucher: amountSchema.meta({ description: 'Is on the gift voucher again that had paid.' }),
    discount: amountSchema.meta({ description: 'What a voucher had taken off, and so does not go back.' }),
    vat: z.array(z.strictObject({ ratePerMille: z.int(), net: amountSchema, tax: amountSchema })),
  })
  .meta({ id: 'RefundSums' });
export type RefundSums = z.infer<typeof refundSumsSchema>;

/** What of an order can still be given back. */
export const refundableSchema = z
  .strictObject({
    settles: settlesSchema,
    quantities: z.array(z.int()).meta({ description: 'Pieces left of each line, in their order.' }),
    reducible: z
      .array(amountSchema)
      .meta({ description: 'What can still be taken off the price of each line.' }),
    shipping: amountSchema,
    total: amountSchema,
  })
  .meta({ id: 'Refundable' });

export const refundedSchema = z
  .strictObject({
    at: z.iso.datetime(),
    state: z.enum(['asked', 'done', 'refused']),
    ...refundSumsSchema.omit({ vat: true, discount: true }).shape,
    names: z.array(z.string()).meta({ description: 'What it was for, as “2 × Gel pen”.' }),
    reason: z.string().nullable(),
    by: z.string().nullable(),
  })
  .meta({ id: 'Refunded' });

/** A customer’s declaration to withdraw from the contract, or from part of it. */
export const declaredSchema = z
  .strictObject({
    at: z.iso.datetime(),
    name: z.string(),
    goods: z.string().meta({ description: 'Which goods, as it was typed; empty where none were named.' }),
    quantities: z
      .array(z.int())
      .nullable()
      .meta({ description: 'Pieces of each line that were chosen; null where none were.' }),
  })
  .meta({ id: 'DeclaredWithdrawal' });
