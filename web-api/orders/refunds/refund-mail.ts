import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import type { RefundRow } from '@blattwerk/database/tables/refunds.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { BackEnd } from '../../back-end.ts';
import type { MailContent, MailPart } from '../../mail/mail-content.ts';
import type { Mail } from '../../mail/write-mail.ts';
import { invoiceTextsIn } from '../../texts/invoices/invoice-texts.ts';
import { textLanguage } from '../../texts/text-language.ts';
import type { Charge } from '../charges/charge.ts';
import { lineName } from '../invoices/line-name.ts';
import { orderUrl } from '../order-link.ts';

/** Says what of an order was given back that has no invoice yet. Once a refund. */
export function refundMail(backEnd: BackEnd, order: OrderRow, { id }: RefundRow, charge: Charge): Mail {
  const [channel, locale] = [channelSchema.parse(order.channel), localeSchema.parse(order.locale)];
  const content = refundContent(
    charge,
    { number: order.number ?? '', locale },
    orderUrl(backEnd, order).href,
  );
  return { kind: 'refund', channel, locale, recipient: order.email, subjectRef: id, content };
}

/** @param url of the order's page */
export function refundContent(
  { lines, shipping, toPay, giftVoucher, currency }: Charge,
  { number, locale }: { number: string; locale: Locale },
  url: string,
): MailContent {
  const {
    refund: texts,
    returnedMoney,
    returnedVoucher,
    reductionOf,
    mail,
  } = invoiceTextsIn[textLanguage(locale)];
  const written = (minorUnits: number) => formatMoney({ minorUnits, currency }, locale);
  const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
  return {
    subject: texts.subject(number),
    preview: texts.preview,
    headline: texts.headline,
    parts: [
      paragraph(texts.text(number)),
      ...lines.map((line) =>
        paragraph(line.isReduction ? lineName(line, { reductionOf }) : `${line.quantity} × ${line.name}`),
      ),
      ...(shipping ? [paragraph(shipping.label)] : []),
      ...(toPay > 0 ? [paragraph(returnedMoney(written(toPay)))] : []),
      ...(giftVoucher ? [paragraph(returnedVoucher(giftVoucher.code, written(giftVoucher.amount)))] : []),
      { kind: 'button', label: mail.button, url },
    ],
  };
}
