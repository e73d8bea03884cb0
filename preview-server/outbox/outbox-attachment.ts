import type { Database } from '@blattwerk/database/database.ts';
import { invoicePdfs, invoices } from '@blattwerk/database/tables/invoices.ts';
import type { MailRow } from '@blattwerk/database/tables/mails.ts';
import { eq } from 'drizzle-orm';

type Attachment = { fileName: string; content: Uint8Array };

/** What goes with a message; undefined for most. */
export async function attachmentOf(
  database: Database,
  { invoiceId }: Pick<MailRow, 'invoiceId'>,
): Promise<Attachment | undefined> {
  if (invoiceId === null) return undefined;
  const [pdf] = await database
    .select({ number: invoices.number, content: invoicePdfs.content })
    .from(invoices)
    .innerJoin(invoicePdfs, eq(invoicePdfs.invoiceId, invoices.id))
    .where(eq(invoices.id, invoiceId));
  return pdf?.content ? { fileName: `${pdf.number}.pdf`, content: pdf.content } : undefined;
}
