import { z } from 'zod';
import { channelSchema } from '../../shop/markets/channel-schema.ts';
import { localeSchema } from '../../shop/markets/locale-schema.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { formAnswerSchema } from '../contract/form-answer.ts';

const field = z.string().max(320).optional();

const fields = z.strictObject({
  email: field,
  firstName: field,
  lastName: field,
  /** `2026-11-20`. */
  birthday: field,
  weddingDate: field,
});

const subscribe = {
  summary: 'Asks for the newsletter; a link by e-mail confirms it',
  description:
    'Answers alike whether or not the address is known. What is wrong with the fields stands in payload.errors, in the language of the shop.',
  tag: 'newsletter',
  needsShop: true,
  body: fields.extend({ consent: z.boolean().optional() }),
  answer: { status: 202, schema: formAnswerSchema },
  refusals: [],
} as const satisfies Endpoint;

const subscribeForm = {
  summary: 'Asks for the newsletter from a form where no scripts run',
  description: 'A page of the shop says what comes next, or what to put right.',
  tag: 'newsletter',
  needsShop: false,
  sentByForm: true,
  body: fields.extend({
    channel: channelSchema,
    locale: localeSchema,
    consent: z.literal('on').optional().meta({ description: 'A box that is ticked.' }),
  }),
  answer: { status: 200, media: ['text/html'], refusesByPage: true },
  refusals: [422],
} as const satisfies Endpoint;

const confirmPage = {
  summary: 'Where the link in the confirmation message leads: a page with the button that confirms',
  description:
    'Changes nothing, as mail programs open links to look at them. A link that is too old or not ours gets a page that says so.',
  tag: 'newsletter',
  needsShop: false,
  query: z.strictObject({ token: z.string().min(1).max(200) }),
  answer: { status: 200, media: ['text/html'], redirects: true, refusesByPage: true },
  refusals: [404, 410],
} as const satisfies Endpoint;

const confirm = {
  ...confirmPage,
  summary: 'Confirms a subscription; that button sends it, without a body',
  description:
    'Goes on to the page of the shop that has the response block, or answers a page itself. Once is enough: any further time changes nothing.',
} as const satisfies Endpoint;

const unsubscribePage = {
  summary: 'Where the link that ends the subscription leads: a page that asks once more',
  tag: 'newsletter',
  needsShop: false,
  query: confirmPage.query,
  answer: { status: 200, media: ['text/html'], refusesByPage: true },
  refusals: [404],
} as const satisfies Endpoint;

const unsubscribe = {
  ...unsubscribePage,
  summary: 'Ends a subscription by the token of its messages',
  description:
    'The button of that page sends it, and so do mail programs of their own (RFC 8058); its body is not read.',
} as const satisfies Endpoint;

/** Double opt-in: the newsletter begins after the link was followed. */
export const newsletterEndpoints = {
  'POST /web-api/newsletter-subscribe': subscribe,
  'POST /web-api/newsletter-subscribe/form': subscribeForm,
  'GET /web-api/newsletter-confirm': confirmPage,
  'POST /web-api/newsletter-confirm': confirm,
  'GET /web-api/newsletter-unsubscribe': unsubscribePage,
  'POST /web-api/newsletter-unsubscribe': unsubscribe,
} as const;
