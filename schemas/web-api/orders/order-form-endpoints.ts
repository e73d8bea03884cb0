import { z } from 'zod';
import { formShop } from '../basket/basket-form-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { wholeNumber } from '../contract/parameters.ts';
import { idempotencyKey, paymentMethod, termsVersion } from './order-endpoints.ts';

/** What the page says to who has sent an order or a cancellation without scripts; stands in the address as `notice`. */
export const orderNotices = [
  'placed',
  'added',
  'incomplete',
  'changed',
  'refused',
  'cancelled',
  'too-late',
  'paid',
  'underway',
  'unpaid',
  'pay-later',
  'later',
] as const;
export type OrderNotice = (typeof orderNotices)[number];

const typed = (description: string) => z.string().max(320).optional().meta({ description });

const form = {
  tag: 'orders',
  needsShop: false,
  usesSession: true,
  sentByForm: true,
  answer: { status: 200, media: ['text/html'], redirects: true, refusesByPage: true },
  refusals: [],
} as const;

const placeOrderForm = {
  ...form,
  summary: 'Orders what is in the basket from a form where no scripts run',
  description:
    'Leads to the order, or back to the checkout, which says by `notice` what is missing; /web-api/checkout has what was filled in. Further addresses are fields such as further.0.street, further.0.service and further.0.pieces.{id of a line}.',
  body: z.looseObject({
    channel: formShop.channel,
    locale: formShop.locale,
    idempotencyKey,
    version: wholeNumber({ minimum: 0, maximum: 999_999_999 }),
    expectedToPay: wholeNumber({ minimum: 0, maximum: 999_999_999 }).meta({
      description: 'What was shown as to pay, in minor units.',
    }),
    termsVersion,
    paymentMethod: paymentMethod.meta({ description: 'One of the basket’s `payments`.' }),
    email: typed('Where the confirmation goes.'),
    reference: typed('The business customer’s own number of the order.'),
    invoiceEmail: typed('Gets the invoice besides the business customer.'),
    isWhitelabelOrder: z
      .literal('on')
      .optional()
      .meta({ description: 'A box that is ticked: the parcel carries nothing with our name.' }),
    'billingAddress.country': typed('Country of who pays.'),
    'billingAddress.firstName': typed('First name of who pays.'),
    'billingAddress.lastName': typed('Last name of who pays.'),
    'billingAddress.company': typed('Company of who pays.'),
    'billingAddress.careOf': typed('At whose home who pays is reached.'),
    'billingAddress.street': typed('Street and number of who pays.'),
    'billingAddress.postalCode': typed('Postal code of who pays.'),
    'billingAddress.city': typed('Town of who pays.'),
    'billingAddress.province': typed('Province of who pays.'),
    'billingAddress.vatId': typed('VAT id of who pays.'),
    step: z
      .string()
      .regex(/^(add|remove-[0-8])$/)
      .optional()
      .meta({
        description: 'Another address, or one less, in place of the order.',
        example: 'add',
      }),
    keepAddresses: z
      .literal('on')
      .optional()
      .meta({ description: 'A box that is ticked: the addresses go into the customer’s address book.' }),
    hasDeliveryAddress: z
      .literal('on')
      .optional()
      .meta({ description: 'A box that is ticked: it goes to another address.' }),
    'deliveryAddress.country': typed('Country of who gets it.'),
    'deliveryAddress.firstName': typed('First name of who gets it.'),
    'deliveryAddress.lastName': typed('Last name of who gets it.'),
    'deliveryAddress.company': typed('Company of who gets it.'),
    'deliveryAddress.careOf': typed('At whose home who gets it is reached.'),
    'deliveryAddress.street': typed('Street and number of who gets it.'),
    'deliveryAddress.postalCode': typed('Postal code of who gets it.'),
    'deliveryAddress.city': typed('Town of who gets it.'),
    'deliveryAddress.province': typed('Province of who gets it.'),
    'deliveryAddress.vatId': typed('VAT id of who gets it.'),
  }),
} as const satisfies Endpoint;

const cancelOrderForm = {
  ...form,
  summary: 'Cancels an order from a form where no scripts run',
  description: 'Leads back to the order, which says by `notice` what came of it.',
  body: z.strictObject({
    channel: formShop.channel,
    locale: formShop.locale,
    number: z
      .string()
      .regex(/^\d{4}-\d{6}$/)
      .meta({ description: 'Number of the order.', example: '2026-000001' }),
    token: typed('Of the link to the order.'),
  }),
} as const satisfies Endpoint;

const reorderForm = {
  ...cancelOrderForm,
  summary: 'Puts what an order has into the basket again from a form where no scripts run',
  description: 'Leads to the basket.',
} as const satisfies Endpoint;

/** The forms of checkout and order as a browser sends them by itself. */
export const orderFormEndpoints = {
  'POST /web-api/orders/form': placeOrderForm,
  'POST /web-api/orders/cancel/form': cancelOrderForm,
  'POST /web-api/orders/reorder/form': reorderForm,
} as const;
