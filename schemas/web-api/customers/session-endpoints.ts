import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';

const sessionSchema = z
  .strictObject({
    id: z.string(),
    browser: z
      .string()
      .nullable()
      .meta({ description: 'Browser and system by name; null where the browser did not say.' }),
    since: z.iso.datetime(),
    lastUsed: z.iso.datetime().meta({ description: 'To the day.' }),
    isThis: z.boolean().meta({ description: 'The one that asks.' }),
  })
  .meta({ id: 'CustomerSession' });

const answer = {
  status: 200,
  schema: z.strictObject({
    sessions: z
      .array(sessionSchema)
      .meta({ description: 'The one that asks first, then the one used last.' }),
  }),
} as const;
const ofCustomer = { tag: 'customers', needsShop: true, usesSession: true, answer } as const;

const list = {
  ...ofCustomer,
  summary: 'Where the customer is signed in, in both channels',
  refusals: [401],
} as const satisfies Endpoint;

const endOne = {
  ...ofCustomer,
  summary: 'Signs out another browser of the customer',
  description: 'One that has ended already is no fault. The one that asks ends by signing out.',
  params: z.strictObject({ id: z.string().max(80).meta({ description: 'Of a session of the customer’s.' }) }),
  refusals: [401, 409],
} as const satisfies Endpoint;

const endOthers = {
  ...ofCustomer,
  summary: 'Signs out every browser of the customer but the one that asks',
  refusals: [401],
} as const satisfies Endpoint;

/** Where customers are signed in. */
export const sessionEndpoints = {
  'GET /web-api/customer-sessions': list,
  'DELETE /web-api/customer-sessions/{id}': endOne,
  'DELETE /web-api/customer-sessions': endOthers,
} as const;
