import { signUpRequests } from '@blattwerk/database/tables/customers.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { hashPassword } from 'better-auth/crypto';
import type { BackEnd } from '../back-end.ts';
import type { CompanyEntry } from './companies/read-company.ts';
import type { SignUp } from './read-sign-up.ts';

/**
 * Keeps the form. Whether its address is free is only looked at after the answer, which says and takes the same either
 * way: what there is to say is said in that mailbox.
 * @param company of a business
 */
export async function requestSignUp(
  { database }: Pick<BackEnd, 'database'>,
  { channel, locale }: ShopContext,
  { email, firstName, lastName, password }: SignUp,
  company?: CompanyEntry,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const names = { email, firstName, lastName };
  await database.insert(signUpRequests).values({ ...names, passwordHash, company, channel, locale });
}
