import type { Database } from '@blattwerk/database/database.ts';
import { invoicePdfs, invoices } from '@blattwerk/database/tables/invoices.ts';
import { type MailRow, mails } from '@blattwerk/database/tables/mails.ts';
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Attachment, MailSending } from './smtp-sender.ts';

const atOnce = 10;
const minute = 60_000;
/** Longer than the mail server may take for one batch; after it another process takes over. */
const lease = 10 * minute;
const giveUpAfter = 3 * 24 * 60 * minute;

/** When to try again: after 1, 2, 4 … minutes, at most an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(2 ** Math.max(attempts - 1, 0), 60) * minute;
}

/**
 * Sends the next messages that are due. Claimed for a while rather than locked, so that no transaction waits for the
 * mail server and a crash in between loses nothing.
 * @returns whether there may be more
 */
export async function sendDueMails(database: Database, sender: MailSending, log: Logger): Promise<boolean> {
  const now = Date.now();
  const due = database
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        // The clock that wrote the message: another one may be a moment behind it.
        lte(mails.nextAttemptAt, sql`now()`),
        gt(mails.createdAt, new Date(now - giveUpAfter)),
      ),
    )
    .orderBy(asc(mails.nextAttemptAt))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const claimed = await database
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now + lease) })
    .where(inArray(mails.id, due))
    .returning();
  await Promise.all(
    claimed.map(async (mail) => {
      const result = await sender.send(mail, await attachmentOf(database, mail));
      if (result.ok) {
        await database
          .update(mails)
          .set({ sentAt: new Date(), lastError: null })
          .where(eq(mails.id, mail.id));
        return;
      }
      if (result.again === 'at once') {
        await handBack(database, mail);
        return;
      }
      log.warn({ mail: mail.id, kind: mail.kind, reason: result.reason }, 'message not sent');
      const wait = result.again === 'never' ? giveUpAfter : retryDelay(mail.attempts);
      await database
        .update(mails)
        .set({ lastError: result.reason, nextAttemptAt: new Date(Date.now() + wait) })
        .where(eq(mails.id, mail.id));
    }),
  );
  return claimed.length === atOnce;
}

/** As if it had never been begun: free for the next process at once. */
async function handBack(database: Database, { id, attempts }: MailRow): Promise<void> {
  await database
    .update(mails)
    .set({ attempts: attempts - 1, nextAttemptAt: sql`now()` })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts)));
}

/** What goes with a message; the message itself only says which invoice it is. */
async function attachmentOf(database: Database, { invoiceId }: MailRow): Promise<Attachment | undefined> {
  if (invoiceId === null) return undefined;
  const [pdf] = await database
    .select({ number: invoices.number, content: invoicePdfs.content })
    .from(invoicePdfs)
    .innerJoin(invoices, eq(invoices.id, invoicePdfs.invoiceId))
    .where(eq(invoices.id, invoiceId));
  if (!pdf?.content) throw new Error('A message brings an invoice that has no PDF.');
  return { fileName: `${pdf.number}.pdf`, media: 'application/pdf', content: pdf.content };
}
