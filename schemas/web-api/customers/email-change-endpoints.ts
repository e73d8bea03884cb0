import { z } from 'zod';
import { formShop } from '../basket/basket-form-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const page = {
  tag: 'customers',
  needsShop: false,
  answer: { status: 200, media: ['text/html'], refusesByPage: true },
} as const;

const ofShop = z.strictObject(formShop);
const byLink = ofShop.extend({
  token: z.string().min(1).max(300).meta({ description: 'Of the link in the e-mail.' }),
});

const ask = {
  ...page,
  summary: 'A page that says how the address of the account is changed, and asks for the link',
  usesSession: true,
  query: ofShop,
  refusals: [401],
} as const satisfies Endpoint;

const sendLink = {
  ...page,
  summary: 'Sends the present address the link under which a new one is entered, from the form of that page',
  description: 'To the mailbox: who only sits at a browser that is signed in cannot take the account over.',
  usesSession: true,
  sentByForm: true,
  body: ofShop,
  refusals: [401],
} as const satisfies Endpoint;

const newPage = {
  ...page,
  summary: 'Where that link leads: a page that asks for the new address',
  query: byLink,
  refusals: [410],
} as const satisfies Endpoint;

const enterNew = {
  ...page,
  summary: 'Sends the new address the link that confirms it, from the form of that page',
  description:
    'Answers alike whether or not the address has an account already; if it has, the e-mail says so and changes nothing.',
  sentByForm: true,
  body: byLink.extend({ email: z.string().max(320).optional().meta({ description: 'The new address.' }) }),
  refusals: [410, 422],
} as const satisfies Endpoint;

const confirmPage = {
  ...page,
  summary: 'Where the link to the new address leads: a page with the button that changes it',
  query: byLink,
  refusals: [410],
} as const satisfies Endpoint;

const confirm = {
  ...page,
  summary: 'Changes the address of the account, from the form of that page',
  description: 'The former address is told. Once: a link that has been used is 410.',
  sentByForm: true,
  body: byLink,
  refusals: [410],
} as const satisfies Endpoint;

/** How customers move their account to another mailbox: by a link in the old one, then by one in the new one. */
export const emailChangeEndpoints = {
  'GET /web-api/customer-email': ask,
  'POST /web-api/customer-email': sendLink,
  'GET /web-api/customer-email-new': newPage,
  'POST /web-api/customer-email-new': enterNew,
  'GET /web-api/customer-email-confirm': confirmPage,
  'POST /web-api/customer-email-confirm': confirm,
} as const;
