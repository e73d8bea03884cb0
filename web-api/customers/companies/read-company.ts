import { type Address, addressSchema } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { z } from 'zod';
import { readAddress } from '../../addresses/read-address.ts';
import type { FieldErrors } from '../../http/form-problem.ts';
import type { Texts } from '../../texts/de.ts';
import { emailSchema, readSignUp, type SignUp } from '../read-sign-up.ts';

/** A company as it was entered, checked; with a sign-up it is stored so. */
export const companyEntrySchema = z.strictObject({ address: addressSchema, invoiceEmail: z.string() });
export type CompanyEntry = { address: Address; invoiceEmail: string };

/** Left empty, invoices go to the customer alone. */
export const optionalEmail = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), emailSchema]))
  .default('');

type Result<Value> = ({ ok: true } & Value) | { ok: false; errors: FieldErrors };

/** Checks a company, each fault at its path. It needs a name; a VAT id only has to be right where there is one. */
export function readCompany(
  form: BodyOf<'PUT /web-api/customer-company'>,
  sentences: Texts['orders']['fields'],
): Result<{ company: CompanyEntry }> {
  const read = readAddress('address', form.address, sentences);
  const isNamed = (form.address.company ?? '').trim() !== '';
  const email = optionalEmail.safeParse(form.invoiceEmail);
  if (read.ok && isNamed && email.success)
    return { ok: true, company: { address: read.address, invoiceEmail: email.data } };
  return {
    ok: false,
    errors: {
      ...(!isNamed && { 'address.company': [sentences.missing] }),
      ...(!read.ok && read.errors),
      ...(!email.success && { invoiceEmail: [sentences.email] }),
    },
  };
}

/** Checks the sign-up of a business: an account for who is to be asked, and the company. */
export function readBusinessSignUp(
  form: BodyOf<'POST /web-api/business-sign-up'>,
  texts: Pick<Texts, 'customers' | 'orders'>,
): Result<{ signUp: SignUp; company: CompanyEntry }> {
  const { email, password, address } = form;
  const { firstName, lastName } = address;
  const account = readSignUp({ email, password, firstName, lastName }, texts.customers.fields);
  const read = readCompany(form, texts.orders.fields);
  if (account.ok && read.ok) return { ok: true, signUp: account.signUp, company: read.company };
  return {
    ok: false,
    errors: { ...(!account.ok && atAddress(account.errors)), ...(!read.ok && read.errors) },
  };
}

/** The names of the account are those of the address. */
function atAddress(errors: FieldErrors): FieldErrors {
  const isName = (field: string) => field === 'firstName' || field === 'lastName';
  return Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [isName(field) ? `address.${field}` : field, said]),
  );
}
