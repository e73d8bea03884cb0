import { customers, signUpRequests } from '@blattwerk/database/tables/customers.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { asc, eq, isNull } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { shopPageUrl } from '../http/shop-of-form.ts';
import { accountPageUrl } from './account-page-url.ts';
import { confirmMail, knownMail } from './customer-mails.ts';
import { makeResetUrl } from './password-reset.ts';
import { signUpUrl } from './sign-up-link.ts';

/**
 * Writes the message to the oldest sign-up: the link that confirms it, or that there is an account already, and how to
 * get into it.
 * @returns whether there was one
 */
export async function answerSignUpRequest({
  config,
  database,
  mailer,
}: Pick<BackEnd, 'config' | 'database' | 'mailer'>): Promise<boolean> {
  const found = await database.transaction(async (transaction) => {
    const [request] = await transaction
      .select()
      .from(signUpRequests)
      .where(isNull(signUpRequests.answeredAt))
      .orderBy(asc(signUpRequests.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!request) return false;
    const { id, email: recipient } = request;
    const shop = {
      channel: channelSchema.parse(request.channel),
      locale: localeSchema.parse(request.locale),
    };
    const own = eq(signUpRequests.id, id);
    const [owner] = await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, recipient));
    if (owner) {
      const resetUrl = await makeResetUrl(transaction, config, { ...shop, email: recipient });
      const businessUrl =
        request.company === null ? undefined : shopPageUrl(config.origin, shop, 'businessCustomer').href;
      const accountUrl = accountPageUrl(config.origin, shop);
      const content = knownMail(shop.locale, { accountUrl, resetUrl, businessUrl });
      await mailer.write(transaction, { kind: 'sign-up-known', ...shop, recipient, content });
      await transaction.delete(signUpRequests).where(own);
    } else {
      const content = confirmMail(shop.locale, signUpUrl(config, { ...request, ...shop }));
      await mailer.write(transaction, { kind: 'sign-up', ...shop, recipient, content });
      await transaction.update(signUpRequests).set({ answeredAt: new Date() }).where(own);
    }
    return true;
  });
  if (found) mailer.poke();
  return found;
}
