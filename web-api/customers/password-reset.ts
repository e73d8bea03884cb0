import type { Queries } from '@blattwerk/database/database.ts';
import {
  customers,
  customerVerifications,
  passwordResetRequests,
} from '@blattwerk/database/tables/customers.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { isAPIError } from 'better-auth/api';
import { hashPassword } from 'better-auth/crypto';
import { asc, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { createAuth } from './auth.ts';
import { changedMail, resetMail } from './customer-mails.ts';
import type { PasswordOwner } from './password-guesses.ts';

/**
 * Writes the message of the oldest request, if there is such an account. Runs after the answer has been given: its
 * time does not say whether there is.
 * @returns whether there was a request
 */
export async function answerResetRequest({
  config,
  database,
  mailer,
}: Pick<BackEnd, 'config' | 'database' | 'mailer'>): Promise<boolean> {
  const found = await database.transaction(async (transaction) => {
    const [request] = await transaction
      .select()
      .from(passwordResetRequests)
      .orderBy(asc(passwordResetRequests.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!request) return false;
    const channel = channelSchema.parse(request.channel);
    const locale = localeSchema.parse(request.locale);
    const url = await makeResetUrl(transaction, config, { channel, locale, email: request.email });
    if (url !== undefined) {
      const content = resetMail(locale, url);
      const recipient = request.email;
      await mailer.write(transaction, { kind: 'password-reset', channel, locale, recipient, content });
    }
    await transaction.delete(passwordResetRequests).where(eq(passwordResetRequests.id, request.id));
    return true;
  });
  if (found) mailer.poke();
  return found;
}

/** Makes the address of the page that sets a new password, valid for an hour; undefined without such an account. */
export async function makeResetUrl(
  queries: Queries,
  config: BackEnd['config'],
  { channel, locale, email }: { channel: Channel; locale: Locale; email: string },
): Promise<string | undefined> {
  let token: string | undefined;
  const onResetToken = (made: string) => {
    token = made;
  };
  const auth = createAuth({ queries, channel, config, onResetToken });
  await auth.api.requestPasswordReset({ body: { email } });
  if (token === undefined) return undefined;
  const query = new URLSearchParams({ token, channel, locale });
  return `${localeOrigin(config.origin, channel, locale)}/web-api/customer-new-password?${query}`;
}

/** The customer whose password a token may set; undefined when the token is unknown, used or expired. */
export async function ownerOfToken(
  { config, database }: BackEnd,
  channel: Channel,
  token: string,
): Promise<PasswordOwner | undefined> {
  const { internalAdapter } = await createAuth({ queries: database, channel, config }).$context;
  const known = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!known || known.expiresAt <= new Date()) return undefined;
  const [customer] = await database
    .select({ email: customers.email, firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(customers.id, known.value));
  return customer;
}

/** Sets the password, uses the token up, ends all sessions and tells the owner; false when the token is over. */
export async function setNewPassword(
  { config, database, mailer }: BackEnd,
  {
    channel,
    locale,
    email,
    ...given
  }: {
    channel: Channel;
    locale: Locale;
    email: string;
    token: string;
    password: string;
  },
): Promise<boolean> {
  const passwordHash = await hashPassword(given.password);
  try {
    await database.transaction(async (transaction) => {
      const auth = createAuth({ queries: transaction, channel, config, passwordHash });
      await auth.api.resetPassword({ body: { token: given.token, newPassword: given.password } });
      // Following the link proves the mailbox.
      const [customer] = await transaction
        .update(customers)
        .set({ emailVerified: true })
        .where(eq(customers.email, email))
        .returning({ id: customers.id });
      // Further links of the same account are over with this one.
      if (customer)
        await transaction.delete(customerVerifications).where(eq(customerVerifications.value, customer.id));
      const content = changedMail(locale);
      await mailer.write(transaction, {
        kind: 'password-changed',
        channel,
        locale,
        recipient: email,
        content,
      });
    });
  } catch (error) {
    if (isAPIError(error)) return false;
    throw error;
  }
  mailer.poke();
  return true;
}
