import type { Queries } from '@blattwerk/database/database.ts';
import type { InvoiceRow } from '@blattwerk/database/tables/invoices.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { eq } from 'drizzle-orm';
import type { WebApiConfig } from '../../config.ts';
import type { Mail } from '../../mail/write-mail.ts';
import { invoiceTextsIn } from '../../texts/invoices/invoice-texts.ts';
import { textLanguage } from '../../texts/text-language.ts';
import { orderUrl } from '../order-link.ts';
import { invoiceDocumentSchema } from './invoice-document.ts';

/** Brings an invoice or a credit note, whose PDF is attached. */
export async function invoiceMail(
  config: WebApiConfig,
  queries: Queries,
  invoice: InvoiceRow,
): Promise<Mail> {
  const { kind, number, orderNumber, channel, locale, email } = invoiceDocumentSchema.parse(invoice.document);
  const [order] = await queries.select().from(orders).where(eq(orders.id, invoice.orderId));
  if (!order) throw new Error(`The order of invoice ${number} is gone.`);
  const { mail: texts } = invoiceTextsIn[textLanguage(locale)];
  return {
    kind: kind === 'invoice' ? 'invoice' : 'credit-note',
    channel,
    locale,
    recipient: email,
    subjectRef: invoice.id,
    invoiceId: invoice.id,
    content: {
      subject: `${texts.subject[kind]} ${number}`,
      preview: texts.preview(orderNumber),
      headline: texts.headline[kind],
      parts: [
        { kind: 'paragraph', text: texts.text[kind](number, orderNumber) },
        { kind: 'button', label: texts.button, url: orderUrl({ config }, order).href },
      ],
    },
  };
}
