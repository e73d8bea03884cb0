import type { Queries } from '@blattwerk/database/database.ts';
import type { InvoiceRow } from '@blattwerk/database/tables/invoices.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { eq } from 'drizzle-orm';
import type { WebApiConfig } from '../../config.ts';
import type { MailContent, MailPart } from '../../mail/mail-content.ts';
import type { Mail } from '../../mail/write-mail.ts';
import { invoiceTextsIn } from '../../texts/invoices/invoice-texts.ts';
import { textLanguage } from '../../texts/text-language.ts';
import { orderUrl } from '../order-link.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from './invoice-document.ts';
import { settledWords } from './settled-words.ts';

/** Bring an invoice or a credit note, whose PDF is attached: to who ordered, and to where a business has its invoices sent. */
export async function invoiceMails(
  config: WebApiConfig,
  queries: Queries,
  invoice: InvoiceRow,
): Promise<Mail[]> {
  const document = invoiceDocumentSchema.parse(invoice.document);
  const { kind, number, channel, locale, email } = document;
  const [order] = await queries.select().from(orders).where(eq(orders.id, invoice.orderId));
  if (!order) throw new Error(`The order of invoice ${number} is gone.`);
  const mailTo = (recipient: string, subjectRef: string, url?: string): Mail => ({
    kind: kind === 'invoice' ? 'invoice' : 'credit-note',
    channel,
    locale,
    recipient,
    subjectRef,
    invoiceId: invoice.id,
    content: invoiceMailContent(document, url),
  });
  const accounting = orderSchema.shape.business.parse(order.business)?.invoiceEmail ?? '';
  const isElsewhere = accounting !== '' && accounting !== email;
  return [
    mailTo(email, invoice.id, orderUrl({ config }, order).href),
    // Accounting needs the invoice, and no way to cancel the order.
    ...(isElsewhere ? [mailTo(accounting, `${invoice.id}:accounting`)] : []),
  ];
}

type Named = Pick<
  InvoiceDocument,
  'kind' | 'number' | 'orderNumber' | 'reference' | 'locale' | 'currency' | 'credits' | 'payment'
>;

/** @param url of the order's page; undefined for those who are not to open it */
export function invoiceMailContent(document: Named, url: string | undefined): MailContent {
  const { kind, number, orderNumber, reference, locale, payment } = document;
  const allTexts = invoiceTextsIn[textLanguage(locale)];
  const { mail: texts, facts } = allTexts;
  const settled =
    payment.kind === 'returned' || payment.kind === 'credited'
      ? settledWords(document, payment, allTexts)
      : [];
  return {
    subject: `${texts.subject[kind]} ${number}`,
    preview: texts.preview(orderNumber),
    headline: texts.headline[kind],
    parts: [
      { kind: 'paragraph', text: texts.text[kind](number, orderNumber) },
      ...settled.map((text): MailPart => ({ kind: 'paragraph', text })),
      ...(reference === '' ? [] : [{ kind: 'code' as const, label: facts.reference, code: reference }]),
      ...(url === undefined ? [] : [{ kind: 'button' as const, label: texts.button, url }]),
    ],
  };
}
