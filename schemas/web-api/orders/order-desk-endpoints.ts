import { z } from 'zod';
import { mostAddresses } from '../../shop/service/division.ts';
import { orderStates, paymentStates } from '../../shop/service/order-states.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { operatorToken } from '../contract/operator-token.ts';
import {
  bookingSchema,
  deskListSchema,
  deskMails,
  deskOrderSchema,
  movedOrderSchema,
  pricedRefundSchema,
  refundedOrderSchema,
} from './order-desk.ts';
import { mostPagePictures, printParts } from './print-files.ts';
import { refundChoiceShape } from './refund.ts';

const orderNumber = z
  .string()
  .regex(/^\d{4}-\d{6}$/)
  .meta({ description: 'Number of the order.', example: '2026-000001' });
const params = z.strictObject({ number: orderNumber });
const by = z.string().trim().min(1).max(80).meta({ description: 'Who does it; kept with the order.' });
const reason = z.string().trim().min(3).max(300);
const state = z.enum(orderStates);
const paymentState = z.enum(paymentStates);
const day = (description: string) => z.iso.date().meta({ description, example: '2026-11-01' });

/** Orders taken at once, so that a batch ends in time. */
const batchSize = 50;

const desk = { tag: 'orders', needsShop: false } as const;

const list = {
  ...desk,
  summary: 'Orders for those who run the shop, the newest first',
  description:
    'Filters go together. `search` takes numbers, names, companies, e-mail addresses, postal codes and towns, or the beginnings of them; every word has to be found. Fifty at once; `before` is the `next` of the last answer.',
  body: z.strictObject({
    token: operatorToken,
    search: z.string().max(100).optional().meta({ description: 'Words, or the beginnings of words.' }),
    state: state.optional().meta({ description: 'State of the order.' }),
    paymentState: paymentState.optional().meta({ description: 'State of its payment.' }),
    before: orderNumber.optional().meta({ description: 'Only what is older than this order.' }),
  }),
  answer: { status: 200, schema: deskListSchema },
  refusals: [403],
} as const satisfies Endpoint;

const show = {
  ...desk,
  summary: 'An order with its history, its payments and where it can go from here',
  params,
  body: z.strictObject({ token: operatorToken }),
  answer: { status: 200, schema: deskOrderSchema },
  refusals: [403, 404],
} as const satisfies Endpoint;

const move = {
  ...desk,
  summary: 'Takes several orders, or their payments, a step on',
  description: 'Each answers for itself: done, or why not. None waits for the others.',
  body: z.strictObject({
    token: operatorToken,
    by,
    numbers: z.array(orderNumber).min(1).max(batchSize).meta({ description: 'Which orders.' }),
    state: state.optional().meta({ description: 'The orders’ next state.' }),
    paymentState: paymentState
      .optional()
      .meta({ description: 'Their payments’ next state; `refunded` pays back all that was paid.' }),
    reason: reason.optional().meta({ description: 'Why; kept with the orders.' }),
  }),
  answer: { status: 200, schema: z.strictObject({ orders: z.array(movedOrderSchema) }) },
  refusals: [403, 422],
} as const satisfies Endpoint;

const shipParcel = {
  ...desk,
  summary: 'Says of one parcel of an order that it is on its way',
  description:
    'With the last of them the order is shipped, and invoiced. 409 where it cannot leave, or has left, and without a reason while print files of the order are not ready.',
  params: params.extend({
    parcel: z.coerce.number().int().min(1).max(mostAddresses).meta({
      description: 'Of the order, counted from 1.',
    }),
  }),
  body: z.strictObject({
    token: operatorToken,
    by,
    trackingNumber: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9 -]{4,40}$/)
      .optional()
      .meta({ description: 'Of the carrier.', example: '00340434161094042557' }),
    reason: reason.optional().meta({ description: 'Why it leaves anyway; kept with the order.' }),
  }),
  answer: { status: 200, schema: deskOrderSchema },
  refusals: [403, 404, 409],
} as const satisfies Endpoint;

const note = {
  ...desk,
  summary: 'Keeps a note with an order',
  description: 'Customers do not see it.',
  params,
  body: z.strictObject({
    token: operatorToken,
    by,
    text: z.string().trim().min(1).max(2000).meta({ description: 'What is to be remembered.' }),
  }),
  answer: { status: 200, schema: deskOrderSchema },
  refusals: [403, 404],
} as const satisfies Endpoint;

const mail = {
  ...desk,
  summary: 'Sends a message about an order once more',
  description: '409 where the order gives no cause for it.',
  params,
  body: z.strictObject({
    token: operatorToken,
    by,
    mail: z.enum(deskMails).meta({ description: 'Which message.' }),
  }),
  answer: { status: 200, schema: deskOrderSchema },
  refusals: [403, 404, 409],
} as const satisfies Endpoint;

const refundPreview = {
  ...desk,
  summary: 'What a refund of chosen lines and shipping would come to',
  description: 'Or why it cannot be: more than is left, or nothing that was paid.',
  params,
  body: z.strictObject({ token: operatorToken, ...refundChoiceShape }),
  answer: { status: 200, schema: pricedRefundSchema },
  refusals: [403, 404],
} as const satisfies Endpoint;

const refund = {
  ...desk,
  summary: 'Gives back chosen lines and shipping of an order',
  description:
    'Once a key: sent again, it answers what it has done. What is invoiced gets a credit note. Refused where the amount is no longer the one that was shown, or less is left.',
  params,
  body: z.strictObject({
    token: operatorToken,
    by,
    key: z
      .string()
      .regex(/^[\w-]{16,80}$/)
      .meta({ description: 'Made by the page, one a refund.' }),
    ...refundChoiceShape,
    expectedMinorUnits: z.int().min(1).meta({ description: 'What was shown as its total.' }),
    reason: reason.meta({ description: 'Why; kept with the order.' }),
  }),
  answer: { status: 200, schema: refundedOrderSchema },
  refusals: [403, 404],
} as const satisfies Endpoint;

const document = {
  ...desk,
  summary: 'What is printed of a line that was designed: the document as it was sealed',
  description: 'Lengths are millimetres. `Repr-Digest` is that of the JSON when it was sealed.',
  params: params.extend({ sealId: z.uuid().meta({ description: 'Of a line of the order.' }) }),
  body: z.strictObject({ token: operatorToken }),
  answer: { status: 200, media: ['application/json'] },
  refusals: [403, 404, 410],
} as const satisfies Endpoint;

const printFile = {
  ...desk,
  summary: 'What goes to the press of a line: the file, its ticket, or a picture of what stopped it',
  description: 'The file is PDF/X-4 and never changes; `Repr-Digest` is that of when it was made.',
  params: params.extend({
    line: z.coerce.number().int().positive().meta({ description: 'Of the order, counted from 1.' }),
    part: z.enum(printParts).meta({ description: 'Which of them.' }),
  }),
  body: z.strictObject({ token: operatorToken }),
  answer: { status: 200, media: ['application/pdf', 'application/json', 'image/png'] },
  refusals: [403, 404, 410],
} as const satisfies Endpoint;

const pagePicture = {
  ...desk,
  summary: 'A picture of a page as it goes to the press',
  description:
    'With its bleed and a dashed trim; where metal is pressed, its plate stands to the right of it.',
  params: params.extend({
    line: z.coerce.number().int().positive().meta({ description: 'Of the order, counted from 1.' }),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(mostPagePictures)
      .meta({ description: 'Of the file, counted from 1.' }),
  }),
  body: z.strictObject({ token: operatorToken }),
  answer: { status: 200, media: ['image/webp'] },
  refusals: [403, 404, 410],
} as const satisfies Endpoint;

const handOver = {
  ...desk,
  summary: 'Hands a line’s files to the press house once more',
  description:
    'The same bytes: they take the place of those before. 409 where nothing is sent by itself, nothing is made yet, or the line goes with its press sheets.',
  params,
  body: z.strictObject({
    token: operatorToken,
    by,
    line: z.int().positive().meta({ description: 'Of the order, counted from 1.' }),
  }),
  answer: { status: 200, schema: deskOrderSchema },
  refusals: [403, 404, 409],
} as const satisfies Endpoint;

const bookings = {
  ...desk,
  summary: 'What the orders of a period add to the books, the oldest first',
  description:
    'An order is a sale on the day it was placed and a reversal on the day it was cancelled or paid back, so that a period that is over never changes. Five hundred at once.',
  body: z.strictObject({
    token: operatorToken,
    from: day('First day.'),
    to: day('Last day.'),
    after: z
      .string()
      .regex(/^\d{1,15}-\d{1,10}$/)
      .optional()
      .meta({ description: 'The `next` of the last answer.', example: '1795680000000-17' }),
  }),
  answer: {
    status: 200,
    schema: z.strictObject({ bookings: z.array(bookingSchema), next: z.string().nullable() }),
  },
  refusals: [403, 422],
} as const satisfies Endpoint;

const invoiceNumber = (description: string) =>
  z
    .string()
    .regex(/^R[EK]-\d{4}-\d{6}$/)
    .meta({ description, example: 'RE-2026-000001' });

const invoiceBookings = {
  ...desk,
  summary: 'What the invoices, or the credit notes, between two numbers add to the books',
  description:
    'Numbers have no gaps, so that a range is complete by itself. An invoice is a sale on its own day, a credit note a reversal. Five hundred at once.',
  body: z.strictObject({
    token: operatorToken,
    first: invoiceNumber('First number.'),
    last: invoiceNumber('Last number, of the same series and year.'),
    after: invoiceNumber('The `next` of the last answer.').optional(),
  }),
  answer: bookings.answer,
  refusals: [403, 422],
} as const satisfies Endpoint;

/** What those need who run the shop. The token is in the body: addresses with personal data would end in logs. */
export const orderDeskEndpoints = {
  'POST /web-api/order-desk/list': list,
  'POST /web-api/order-desk/moves': move,
  'POST /web-api/order-desk/bookings': bookings,
  'POST /web-api/order-desk/invoice-bookings': invoiceBookings,
  'POST /web-api/order-desk/orders/{number}': show,
  'POST /web-api/order-desk/orders/{number}/parcels/{parcel}': shipParcel,
  'POST /web-api/order-desk/orders/{number}/notes': note,
  'POST /web-api/order-desk/orders/{number}/mails': mail,
  'POST /web-api/order-desk/orders/{number}/refunds': refund,
  'POST /web-api/order-desk/orders/{number}/refunds/preview': refundPreview,
  'POST /web-api/order-desk/orders/{number}/documents/{sealId}': document,
  'POST /web-api/order-desk/orders/{number}/print-files/{line}/{part}': printFile,
  'POST /web-api/order-desk/orders/{number}/print-files/{line}/pages/{page}': pagePicture,
  'POST /web-api/order-desk/orders/{number}/hand-overs': handOver,
} as const;
