import { customers, type SignUpRequest, signUpRequests } from '@blattwerk/database/tables/customers.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { customerTypeTable } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { isAPIError } from 'better-auth/api';
import { verifyPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { Visitor } from '../http/handler.ts';
import { createAuth } from './auth.ts';
import { keepCompany } from './companies/company-store.ts';
import { companyEntrySchema } from './companies/read-company.ts';
import { welcomeMail } from './customer-mails.ts';
import { type CustomerAnswer, customerView } from './customer-view.ts';
import { signInHeaders } from './sign-in-headers.ts';
import { signUpOfToken } from './sign-up-link.ts';

type Shop = { channel: Channel; locale: Locale };

export type Confirmed =
  | { kind: 'done'; customer: CustomerAnswer; cookies: string[] }
  /** Not the password that was chosen at sign-up: a stranger may have signed up with the address of whom the link reached. */
  | { kind: 'wrong password' }
  | { kind: 'over' };

/** The sign-up that a link confirms; undefined when it is over. */
export async function openSignUp(backEnd: BackEnd, token: string): Promise<SignUpRequest | undefined> {
  const id = signUpOfToken(backEnd, token);
  if (id === undefined) return undefined;
  const [request] = await backEnd.database.select().from(signUpRequests).where(eq(signUpRequests.id, id));
  return request;
}

/** Account, session and welcome message, all or none, once the mailbox's owner knows the password as well. */
export async function confirmSignUp(
  { config, database, mailer }: BackEnd,
  { channel, locale }: Shop,
  request: SignUpRequest,
  password: string,
  visitor: Visitor,
): Promise<Confirmed> {
  const { email, firstName, lastName, passwordHash } = request;
  if (!(await verifyPassword({ hash: passwordHash, password }))) return { kind: 'wrong password' };
  try {
    const confirmed = await database.transaction(async (transaction): Promise<Confirmed> => {
      // All of the address, and in one order: links that are followed at once wait for each other without a deadlock.
      const ofAddress = eq(signUpRequests.email, email);
      const open = await transaction
        .select({ id: signUpRequests.id })
        .from(signUpRequests)
        .where(ofAddress)
        .orderBy(signUpRequests.id)
        .for('update');
      if (!open.some(({ id }) => id === request.id)) return { kind: 'over' };
      await transaction.delete(signUpRequests).where(ofAddress);
      const auth = createAuth({ queries: transaction, channel, config, passwordHash });
      const name = `${firstName} ${lastName}`;
      const { headers, response } = await auth.api.signUpEmail({
        body: { email, password, name, firstName, lastName },
        headers: signInHeaders(visitor),
        returnHeaders: true,
      });
      await transaction.update(customers).set({ emailVerified: true }).where(eq(customers.email, email));
      const company = request.company === null ? undefined : companyEntrySchema.parse(request.company);
      if (company) await keepCompany(transaction, response.user.id, company, { channel, locale });
      const type = company && { type: customerTypeTable.business.code };
      const customer = customerView({ ...response.user, ...type });
      const shopUrl = localeAddress(config.origin, channel, locale);
      const isBusiness = company !== undefined;
      const content = welcomeMail(locale, { firstName, number: customer.number, shopUrl, isBusiness });
      await mailer.write(transaction, { kind: 'welcome', channel, locale, recipient: email, content });
      return { kind: 'done', customer, cookies: headers.getSetCookie() };
    });
    mailer.poke();
    return confirmed;
  } catch (error) {
    // The address has got an account in the meantime, by Google or another link.
    if (isAPIError(error) && (await hasAccount(database, email))) return { kind: 'over' };
    throw error;
  }
}

async function hasAccount(database: BackEnd['database'], email: string): Promise<boolean> {
  const rows = await database.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  return rows.length > 0;
}
