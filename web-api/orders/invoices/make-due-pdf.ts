import { createHash } from 'node:crypto';
import type { Queries } from '@blattwerk/database/database.ts';
import { type InvoiceRow, invoicePdfs, invoices } from '@blattwerk/database/tables/invoices.ts';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import { retryDelay } from '../../mail/send-due-mails.ts';
import { invoiceMails } from './invoice-mails.ts';
import type { PdfMaker } from './pdf/pdf-maker.ts';

/** Longer than one PDF takes on a busy machine; after it another process takes over. */
const lease = 5 * 60_000;

type Makers = Pick<BackEnd, 'config' | 'database' | 'log' | 'mailer'> & { pdfs: PdfMaker };

/**
 * Makes the next PDF that is missing, and writes the message that brings it: both or neither. Claimed for a while rather
 * than locked, so that a crash in between loses nothing and two processes make it once.
 * @returns whether there may be more
 */
export async function makeDuePdf(makers: Makers): Promise<boolean> {
  const { database, log, mailer, pdfs } = makers;
  const due = database
    .select({ id: invoicePdfs.invoiceId })
    .from(invoicePdfs)
    .where(and(isNull(invoicePdfs.content), lte(invoicePdfs.nextAttemptAt, sql`now()`)))
    .orderBy(asc(invoicePdfs.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(invoicePdfs)
    .set({ attempts: sql`${invoicePdfs.attempts} + 1`, nextAttemptAt: new Date(Date.now() + lease) })
    .where(inArray(invoicePdfs.invoiceId, due))
    .returning({ id: invoicePdfs.invoiceId, attempts: invoicePdfs.attempts });
  if (!claimed) {
    await pdfs.rest();
    return false;
  }
  const [invoice] = await database.select().from(invoices).where(eq(invoices.id, claimed.id));
  if (!invoice) throw new Error('A PDF is due for an invoice that is gone.');
  const made = await pdfs.make(invoice.document, invoice.issuedAt);
  if (made.ok) {
    await database.transaction((transaction) => store(makers, transaction, invoice, made.content));
    mailer.poke();
    return true;
  }
  log.error({ invoice: invoice.number, error: made.reason }, 'the PDF of an invoice could not be made');
  const lastError = made.reason.slice(0, 300);
  const nextAttemptAt = new Date(Date.now() + retryDelay(claimed.attempts));
  await database
    .update(invoicePdfs)
    .set({ lastError, nextAttemptAt })
    .where(and(eq(invoicePdfs.invoiceId, invoice.id), isNull(invoicePdfs.content)));
  return true;
}

async function store(
  { config, mailer }: Makers,
  transaction: Queries,
  invoice: InvoiceRow,
  content: Uint8Array,
): Promise<void> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const [stored] = await transaction
    .update(invoicePdfs)
    .set({ content, sha256, lastError: null })
    .where(and(eq(invoicePdfs.invoiceId, invoice.id), isNull(invoicePdfs.content)))
    .returning({ id: invoicePdfs.invoiceId });
  if (!stored) return;
  for (const mail of await invoiceMails(config, transaction, invoice)) await mailer.write(transaction, mail);
}
