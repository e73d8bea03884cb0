import type { Queries } from '@blattwerk/database/database.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { addressLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import { inFours } from '@blattwerk/schemas/shop/amounts/in-fours.ts';
import { formatMoney, type Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { dateWriter } from '@blattwerk/schemas/shop/dates/date-writer.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import type { BackEnd } from '../back-end.ts';
import type { MailContent, MailPart, SumRow } from '../mail/mail-content.ts';
import type { Mail } from '../mail/write-mail.ts';
import { companyTextsIn } from '../texts/companies/company-texts.ts';
import type { OrderMailTexts } from '../texts/order-mails/de.ts';
import { orderMailTextsIn } from '../texts/order-mails/order-mail-texts.ts';
import { textLanguage } from '../texts/text-language.ts';
import { mailAbout } from './mail-about.ts';
import { orderUrl } from './order-link.ts';
import { orderView } from './order-view.ts';
import { parcelContent } from './parcel-content.ts';

type MailTexts = OrderMailTexts['placed'];

/** Confirms an order: what was bought, what it costs, how it is paid and when it comes. Once an order. */
export async function placedMail(backEnd: BackEnd, queries: Queries, row: OrderRow): Promise<Mail> {
  const order = await orderView(backEnd, queries, row);
  return mailAbout(row, order, 'order-placed', placedContent(order, orderUrl(backEnd, row).href));
}

/** @param url of the order's page */
export function placedContent(order: Order, url: string): MailContent {
  const texts = orderMailTextsIn[textLanguage(order.locale)].placed;
  return {
    subject: texts.subject(order.number),
    preview: texts.preview,
    headline: texts.headline(order.billingAddress.firstName),
    parts: [
      { kind: 'paragraph', text: texts.text },
      { kind: 'code', label: texts.number, code: order.number },
      { kind: 'sums', rows: [...order.lines.map((line) => lineRow(order, line)), ...sums(order, texts)] },
      ...facts(order, texts).map((text): MailPart => ({ kind: 'paragraph', text })),
      { kind: 'button', label: texts.button, url },
      ...(order.lines.some(({ hasWithdrawalRight }) => hasWithdrawalRight)
        ? [{ kind: 'note' as const, text: texts.withdrawal }]
        : []),
    ],
  };
}

/** Confirms that an order was cancelled. */
export async function cancelledMail(backEnd: BackEnd, queries: Queries, row: OrderRow): Promise<Mail> {
  const order = await orderView(backEnd, queries, row);
  return mailAbout(row, order, 'order-cancelled', cancelledContent(order, orderUrl(backEnd, row).href));
}

/** @param url of the order's page */
export function cancelledContent(order: Pick<Order, 'number' | 'locale'>, url: string): MailContent {
  const texts = orderMailTextsIn[textLanguage(order.locale)].cancelled;
  return {
    subject: texts.subject(order.number),
    preview: texts.preview,
    headline: texts.headline,
    parts: [
      { kind: 'paragraph', text: texts.text(order.number) },
      { kind: 'button', label: texts.button, url },
    ],
  };
}

function lineRow(order: Order, { quantity, name, details, total }: Order['lines'][number]): SumRow {
  const amount = written(order, total);
  return {
    label: `${quantity} × ${name}`,
    detail: details.join(' · '),
    amount,
    text: `${quantity} × ${[name, ...details].join(', ')} – ${amount}`,
  };
}

function sums(order: Order, texts: MailTexts): SumRow[] {
  const { shipping, discount, giftVoucher, total, net } = order;
  const { order: businessTexts } = companyTextsIn[textLanguage(order.locale)];
  const row = (label: string, money: Money, sign = ''): SumRow => {
    const amount = `${sign}${written(order, money)}`;
    return { label, amount, text: texts.sum(label, amount) };
  };
  const isTaxed = order.vat.some(({ tax }) => tax.minorUnits > 0);
  return [
    ...(shipping ? [row(shipping.label, shipping.price)] : []),
    ...(discount ? [row(texts.discount(discount.code), discount.amount, '−')] : []),
    { ...row(texts.total(isTaxed), total), isTotal: true },
    ...(net ? [row(businessTexts.net, net.total)] : []),
    ...(giftVoucher ? [row(texts.giftVoucher(giftVoucher.code), giftVoucher.amount)] : []),
  ];
}

/** Where it goes and when it comes, and how it is paid. */
function facts(order: Order, texts: MailTexts): string[] {
  const { toPay, transfer, business } = order;
  const { order: businessTexts } = companyTextsIn[textLanguage(order.locale)];
  const amount = (money: Money) => written(order, money);
  const day = dateWriter(order.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const date = (text: string) => day(new Date(text));
  return [
    ...(order.vatNote === null ? [] : [order.vatNote]),
    ...(business?.reference ? [businessTexts.reference(business.reference)] : []),
    ...order.parcels.flatMap((parcel) => [
      texts.deliveredTo(addressLines(parcel.address, order.locale).join(', ')),
      ...(order.parcels.length > 1 ? [parcelContent(order, parcel)] : []),
      texts.delivery(date(parcel.deliveryFrom), date(parcel.deliveryTo)),
    ]),
    ...(order.paymentMethod === 'invoice' ? [texts.invoice(amount(toPay))] : []),
    ...(transfer
      ? [texts.transfer({ ...transfer, iban: inFours(transfer.iban), amount: amount(toPay) })]
      : []),
  ];
}

function written({ locale }: Order, money: Money): string {
  return formatMoney(money, locale);
}
