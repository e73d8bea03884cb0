import type { Queries } from '@blattwerk/database/database.ts';
import type { InvoiceRow } from '@blattwerk/database/tables/invoices.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { eq } from 'drizzle-orm';
import type { WebApiConfig } from '../../config.ts';
import type { MailPart } from '../../mail/mail-content.ts';
import type { Mail } from '../../mail/write-mail.ts';
import { invoiceTextsIn } from '../../texts/invoices/invoice-texts.ts';
import { textLanguage } from '../../texts/text-language.ts';
import { orderUrl } from '../order-link.ts';
import { invoiceDocumentSchema } from './invoice-document.ts';
import { settledWords } from './settled-words.ts';

/** Bring an invoice or a credit note, whose PDF is attached: to who ordered, and to where a business has its invoices sent. */
export async function invoiceMails(
  config: WebApiConfig,
  queries: Queries,
  invoice: InvoiceRow,
): Promise<Mail[]> {
  const document = invoiceDocumentSchema.parse(invoice.document);
  const { kind, number, orderNumber, reference, channel, locale, email } = document;
  const [order] = await queries.select().from(orders).where(eq(orders.id, invoice.orderId));
  if (!order) throw new Error(`The order of invoice ${number} is gone.`);
  const allTexts = invoiceTextsIn[textLanguage(locale)];
  const { mail: texts, facts } = allTexts;
  const named: MailPart[] =
    reference === '' ? [] : [{ kind: 'code', label: facts.reference, code: reference }];
  const settled: MailPart[] =
    document.payment.kind === 'returned' || document.payment.kind === 'credited'
      ? settledWords(document, document.payment, allTexts).map((text) => ({ kind: 'paragraph', text }))
      : [];
  const mailTo = (recipient: string, subjectRef: string, further: readonly MailPart[]): Mail => ({
    kind: kind === 'invoice' ? 'invoice' : 'credit-note',
    channel,
    locale,
    recipient,
    subjectRef,
    invoiceId: invoice.id,
    content: {
      subject: `${texts.subject[kind]} ${number}`,
      preview: texts.preview(orderNumber),
      headline: texts.headline[kind],
      parts: [
        { kind: 'paragraph', text: texts.text[kind](number, orderNumber) },
        ...settled,
        ...named,
        ...further,
      ],
    },
  });
  const link: MailPart = { kind: 'button', label: texts.button, url: orderUrl({ config }, order).href };
  const accounting = orderSchema.shape.business.parse(order.business)?.invoiceEmail ?? '';
  const isElsewhere = accounting !== '' && accounting !== email;
  return [
    mailTo(email, invoice.id, [link]),
    // Accounting needs the invoice, and no way to cancel the order.
    ...(isElsewhere ? [mailTo(accounting, `${invoice.id}:accounting`, [])] : []),
  ];
}
