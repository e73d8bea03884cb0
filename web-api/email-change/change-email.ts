import { customers, emailChanges } from '@blattwerk/database/tables/customers.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { emailChangedMail } from './email-change-mails.ts';

export type EmailChange = typeof emailChanges.$inferSelect;
type Shop = Pick<Parameters<BackEnd['mailer']['write']>[1], 'channel' | 'locale'>;

/** Whether an address belongs to an account. */
export async function hasAccount({ database }: Pick<BackEnd, 'database'>, email: string): Promise<boolean> {
  const rows = await database.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  return rows.length > 0;
}

/**
 * Moves an account to its new address and tells the former one, all or nothing.
 * @returns the new address; undefined when the change is over: made, overtaken by another, or the address is taken
 */
export async function changeEmail(
  { database, mailer, clock }: BackEnd,
  { channel, locale }: Shop,
  id: string,
): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    const [change] = await transaction
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.id, id))
      .for('update');
    if (!change) return undefined;
    const { customerId, formerEmail, newEmail } = change;
    const [customer] = await transaction
      .select({ email: customers.email })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update');
    const taken = await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, newEmail));
    await transaction.delete(emailChanges).where(eq(emailChanges.customerId, customerId));
    if (customer?.email !== formerEmail || taken.length > 0) return undefined;
    await transaction
      .update(customers)
      .set({ email: newEmail, emailVerified: true, updatedAt: clock() })
      .where(eq(customers.id, customerId));
    const content = emailChangedMail(locale);
    await mailer.write(transaction, {
      kind: 'email-changed',
      channel,
      locale,
      recipient: formerEmail,
      content,
    });
    return newEmail;
  });
}
