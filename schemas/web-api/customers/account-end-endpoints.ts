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

const exported = {
  ...page,
  summary: 'What is known of the customer, as a file',
  description:
    'Account, orders, newsletter and events with their guests, of both channels (Art. 15 and 20 GDPR).',
  usesSession: true,
  query: z.strictObject({ channel: formShop.channel }),
  answer: { status: 200, media: ['application/json'], refusesByPage: true },
  refusals: [401],
} as const satisfies Endpoint;

const askToDelete = {
  ...page,
  summary: 'A page that says what becomes of an account that is deleted, and asks for the link',
  usesSession: true,
  query: ofShop,
  refusals: [401],
} as const satisfies Endpoint;

const sendLink = {
  ...page,
  summary: 'Sends the customer the link that deletes the account, from the form of that page',
  description: 'To the mailbox: who only sits at a browser that is signed in cannot delete anything.',
  usesSession: true,
  sentByForm: true,
  body: ofShop,
  refusals: [401],
} as const satisfies Endpoint;

const confirmPage = {
  ...page,
  summary: 'Where that link leads: a page with the button that deletes',
  query: byLink,
  refusals: [410],
} as const satisfies Endpoint;

const deleteAccount = {
  ...page,
  summary: 'Deletes the account, from the form of that page',
  description:
    'Ends all sessions. Orders and invoices stay as long as the law asks for, and belong to no account.',
  sentByForm: true,
  body: byLink,
  refusals: [410],
} as const satisfies Endpoint;

/** What customers may take along, and how they leave. */
export const accountEndEndpoints = {
  'GET /web-api/customer-export': exported,
  'GET /web-api/customer-delete': askToDelete,
  'POST /web-api/customer-delete': sendLink,
  'GET /web-api/customer-delete-confirm': confirmPage,
  'POST /web-api/customer-delete-confirm': deleteAccount,
} as const;
