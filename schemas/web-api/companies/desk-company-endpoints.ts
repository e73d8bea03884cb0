import { z } from 'zod';
import { companyStates } from '../../shop/visitors/company-states.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { operatorToken } from '../contract/operator-token.ts';
import { companySchema } from './company.ts';
import { deskVatIdSchema } from './vat-id.ts';

const state = z.enum(companyStates);

/** A company as those see it who run the shop. */
export const deskCompanySchema = z
  .strictObject({
    /** Of the customer who ordered for it. */
    number: z.int(),
    email: z.string(),
    since: z.iso.datetime(),
    ...companySchema.pick({ address: true, invoiceEmail: true, state: true }).shape,
    vatIdCheck: deskVatIdSchema.nullable().meta({
      description:
        'Of a company in another country of the EU, where the shop supplies such without tax; null where it does not matter.',
    }),
    decidedBy: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    orders: z.int().meta({ description: 'How many orders the customer has placed.' }),
  })
  .meta({ id: 'DeskCompany' });
export type DeskCompany = z.infer<typeof deskCompanySchema>;

export const deskCompaniesSchema = z
  .strictObject({
    companies: z.array(deskCompanySchema),
    open: z.int().meta({ description: 'How many wait for a decision.' }),
  })
  .meta({ id: 'DeskCompanies' });
export type DeskCompanies = z.infer<typeof deskCompaniesSchema>;

const desk = { tag: 'orders', needsShop: false } as const;

const list = {
  ...desk,
  summary: 'Companies of business customers, those that have waited longest first',
  description:
    'Those that wait for a decision, then the others by when it fell; fifty at most. `search` takes a part of the name, or the beginning of the VAT id or the e-mail address.',
  body: z.strictObject({
    token: operatorToken,
    search: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'Part of the name, or how VAT id or e-mail begin.' }),
    state: state.optional().meta({ description: 'Only these.' }),
  }),
  answer: { status: 200, schema: deskCompaniesSchema },
  refusals: [403],
} as const satisfies Endpoint;

const decide = {
  ...desk,
  summary: 'Approves the company of a business customer, or refuses it',
  description:
    'Approved companies have longer to pay; one that is refused makes its customer a private one. The customer gets an e-mail. A decision can be turned round; the same one once more changes nothing.',
  params: z.strictObject({
    number: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .meta({ description: 'Number of the customer.', example: '100001' }),
  }),
  body: z.strictObject({
    token: operatorToken,
    by: z.string().trim().min(1).max(80).meta({ description: 'Who decides; kept with the company.' }),
    state: z.enum(['approved', 'refused']).meta({ description: 'What was decided.' }),
  }),
  answer: { status: 200, schema: deskCompanySchema },
  refusals: [403, 404],
} as const satisfies Endpoint;

const decideVatId = {
  ...desk,
  summary: 'Confirms the VAT id of a company in another country of the EU by hand, or refuses it',
  description:
    'For 90 days orders that go there are supplied without tax. Kept with who decided, when and by what; what was decided before stays. 409 where the company has another VAT id by now, or one that changes nothing.',
  params: decide.params,
  body: z.strictObject({
    token: operatorToken,
    by: z.string().trim().min(1).max(80).meta({ description: 'Who decides; kept as evidence.' }),
    vatId: z.string().min(1).max(24).meta({ description: 'That was looked at.' }),
    outcome: z.enum(['confirmed', 'refused']).meta({ description: 'What was found out.' }),
    note: z
      .string()
      .trim()
      .min(1, 'Note by what it was found out, such as the number of the tax office’s answer.')
      .max(500)
      .meta({ description: 'By what it was found out, such as the number of the tax office’s answer.' }),
  }),
  answer: { status: 200, schema: deskCompanySchema },
  refusals: [403, 404, 409],
} as const satisfies Endpoint;

/** What those do with companies who run the shop. */
export const deskCompanyEndpoints = {
  'POST /web-api/order-desk/companies': list,
  'POST /web-api/order-desk/companies/{number}/decision': decide,
  'POST /web-api/order-desk/companies/{number}/vat-id': decideVatId,
} as const;
