import { customers } from '@blattwerk/database/tables/customers.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { isAPIError } from 'better-auth/api';
import { hashPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { createAuth } from './auth.ts';
import { welcomeMail } from './customer-mails.ts';
import { type CustomerAnswer, customerView } from './customer-view.ts';
import type { SignUp } from './read-sign-up.ts';

export type SignUpOutcome = { ok: true; customer: CustomerAnswer; cookies: string[] } | { ok: false };

/**
 * Account, session and welcome message, all or none.
 * @returns not ok when the address has an account
 */
export async function signUp(backEnd: BackEnd, shop: ShopContext, form: SignUp): Promise<SignUpOutcome> {
  const { config, database, mailer } = backEnd;
  const { channel, locale } = shop;
  const { email, password, firstName, lastName } = form;
  const passwordHash = await hashPassword(password);
  try {
    const outcome = await database.transaction(async (transaction) => {
      const auth = createAuth({ queries: transaction, channel, config, passwordHash });
      const name = `${firstName} ${lastName}`;
      const { headers, response } = await auth.api.signUpEmail({
        body: { email, password, name, firstName, lastName },
        returnHeaders: true,
      });
      const customer = customerView(response.user);
      const shopUrl = localeAddress(config.origin, channel, locale);
      const content = welcomeMail(locale, { firstName, number: customer.number, shopUrl });
      await mailer.write(transaction, { kind: 'welcome', channel, locale, recipient: email, content });
      return { ok: true as const, customer, cookies: headers.getSetCookie() };
    });
    mailer.poke();
    return outcome;
  } catch (error) {
    // Also when another request has taken the address in the meantime.
    if (isAPIError(error) && (await hasAccount(backEnd, email))) return { ok: false };
    throw error;
  }
}

async function hasAccount({ database }: BackEnd, email: string): Promise<boolean> {
  const rows = await database.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  return rows.length > 0;
}
