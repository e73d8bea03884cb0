import { z } from 'zod';
import { addressFormSchema } from '../../shop/addresses/address-form.ts';
import { formShop } from '../basket/basket-form-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { formAnswerSchema } from '../contract/form-answer.ts';
import { customerEndpoints } from '../customers/customer-endpoints.ts';
import { companySchema } from './company.ts';

const signUp = customerEndpoints['POST /web-api/customer-sign-up'];
const typed = (description: string) => z.string().max(320).optional().meta({ description });
const companyFields = {
  address: addressFormSchema.meta({
    description: 'Of the company; the names are of who is to be asked there.',
  }),
  invoiceEmail: typed('Gets every invoice besides the customer.'),
};

const company = {
  summary: 'The company that the customer orders for; null for private customers',
  tag: 'customers',
  needsShop: true,
  usesSession: true,
  answer: { status: 200, schema: z.strictObject({ company: companySchema.nullable() }) },
  refusals: [401],
} as const satisfies Endpoint;

const changeCompany = {
  summary: 'Makes the customer a business one, or changes the company',
  description:
    'At once: it only decides what is shown. What is wrong stands in payload.errors by path, such as address.vatId (400). Another name, country or VAT id is looked at anew; a company that was refused cannot be changed (409).',
  tag: 'customers',
  needsShop: true,
  usesSession: true,
  body: z.strictObject(companyFields),
  answer: {
    status: 200,
    schema: z
      .strictObject({ company: companySchema, ...formAnswerSchema.shape })
      .meta({ id: 'CompanyAnswer' }),
  },
  refusals: [401, 409],
} as const satisfies Endpoint;

const signUpBusiness = {
  ...signUp,
  summary: 'Asks for a business account: an e-mail says how it goes on',
  description:
    'As signing up as a private customer, and with a company; what is wrong stands in payload.errors by path (400).',
  body: z.strictObject({ ...signUp.body.pick({ email: true, password: true }).shape, ...companyFields }),
} as const satisfies Endpoint;

const businessForm = {
  summary: 'Signs a business up from a form where no scripts run, or gives the signed-in customer a company',
  description: 'Leads back to the page for businesses; what is wrong stands on a page of its own.',
  tag: 'customers',
  needsShop: false,
  usesSession: true,
  sentByForm: true,
  body: z.strictObject({
    channel: formShop.channel,
    locale: formShop.locale,
    ...signUp.body.pick({ email: true, password: true }).shape,
    invoiceEmail: companyFields.invoiceEmail,
    'address.country': typed('Country of the company.'),
    'address.company': typed('Name of the company.'),
    'address.firstName': typed('First name of who is to be asked.'),
    'address.lastName': typed('Last name of who is to be asked.'),
    'address.careOf': typed('Where in the house.'),
    'address.street': typed('Street and number.'),
    'address.postalCode': typed('Postal code.'),
    'address.city': typed('Town.'),
    'address.province': typed('Province.'),
    'address.vatId': typed('VAT id.'),
  }),
  answer: { status: 200, media: ['text/html'], redirects: true, refusesByPage: true },
  refusals: [422],
} as const satisfies Endpoint;

/** Business customers and their companies. */
export const companyEndpoints = {
  'GET /web-api/customer-company': company,
  'PUT /web-api/customer-company': changeCompany,
  'POST /web-api/business-sign-up': signUpBusiness,
  'POST /web-api/business-sign-up/form': businessForm,
} as const;
