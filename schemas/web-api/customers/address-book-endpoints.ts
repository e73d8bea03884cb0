import { z } from 'zod';
import { addressFormSchema } from '../../shop/addresses/address-form.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const savedAddressSchema = z
  .strictObject({
    id: z.uuid(),
    address: addressFormSchema,
    lines: z.array(z.string()).meta({ description: 'As it stands on a parcel, in the shop’s language.' }),
  })
  .meta({ id: 'SavedAddress' });
export type SavedAddress = z.infer<typeof savedAddressSchema>;

/** An address book, the address used last first. */
export const addressBookSchema = z.array(savedAddressSchema).meta({ id: 'AddressBook' });

const answer = { status: 200, schema: z.strictObject({ addresses: addressBookSchema }) } as const;
const params = z.strictObject({ id: z.uuid().meta({ description: 'Of an address of the customer’s.' }) });
const body = z.strictObject({
  address: addressFormSchema.meta({ description: 'As it was typed; its country says what it needs.' }),
});
const ofCustomer = { tag: 'customers', needsShop: true, usesSession: true } as const;

const list = {
  ...ofCustomer,
  summary: 'The customer’s addresses, the one used last first',
  answer,
  refusals: [401],
} as const satisfies Endpoint;

const add = {
  ...ofCustomer,
  summary: 'Keeps another address',
  description:
    'What is wrong with it stands in payload.errors by path, such as address.postalCode (400). One that is kept already moves to the front; a full book is 409.',
  body,
  answer,
  refusals: [401, 409],
} as const satisfies Endpoint;

const change = {
  ...ofCustomer,
  summary: 'Changes an address; orders that went there keep the old one',
  params,
  body,
  answer,
  refusals: [401, 404],
} as const satisfies Endpoint;

const remove = {
  ...ofCustomer,
  summary: 'Forgets an address',
  description: 'One that is gone already is no fault.',
  params,
  answer,
  refusals: [401],
} as const satisfies Endpoint;

/** The addresses that customers keep. */
export const addressBookEndpoints = {
  'GET /web-api/customer-addresses': list,
  'POST /web-api/customer-addresses': add,
  'PUT /web-api/customer-addresses/{id}': change,
  'DELETE /web-api/customer-addresses/{id}': remove,
} as const;
