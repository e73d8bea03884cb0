import type { Queries } from '@blattwerk/database/database.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { addressLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import { dateWriter } from '@blattwerk/schemas/shop/dates/date-writer.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import type { BackEnd } from '../back-end.ts';
import type { MailContent, MailPart } from '../mail/mail-content.ts';
import type { Mail } from '../mail/write-mail.ts';
import { orderMailTextsIn } from '../texts/order-mails/order-mail-texts.ts';
import { textLanguage } from '../texts/text-language.ts';
import { mailAbout } from './mail-about.ts';
import { orderUrl } from './order-link.ts';
import { orderView } from './order-view.ts';
import { parcelContent } from './parcel-content.ts';

/**
 * Says which parcels of an order are on their way, to whom and with what; once all are, it says that too.
 * @param positions those that left together: they share a message, so that no parcel has two
 */
export async function parcelMail(
  backEnd: BackEnd,
  queries: Queries,
  row: OrderRow,
  positions: readonly [number, ...number[]],
): Promise<Mail> {
  const order = await orderView(backEnd, queries, row);
  const content = parcelMailContent(order, positions, orderUrl(backEnd, row).href);
  return mailAbout(row, order, 'parcel-shipped', content, `parcel-${positions[0] + 1}`);
}

/** @param url of the order's page */
export function parcelMailContent(
  order: Order,
  positions: readonly [number, ...number[]],
  url: string,
): MailContent {
  const { number, locale, parcels } = order;
  const { parcels: texts } = orderMailTextsIn[textLanguage(locale)];
  const left = {
    number,
    which: new Intl.ListFormat(locale).format(positions.map((position) => String(position + 1))),
    leaving: positions.length,
    count: parcels.length,
    waiting: parcels.filter(({ shippedAt }) => shippedAt === null).length,
  };
  return {
    subject: texts.subject(left),
    preview: texts.preview(left),
    headline: texts.headline(left),
    parts: [
      { kind: 'paragraph', text: texts.text(left) },
      ...positions.flatMap((position) => partsOf(order, position)),
      { kind: 'button', label: texts.button, url },
    ],
  };
}

function partsOf(order: Order, position: number): MailPart[] {
  const parcel = order.parcels[position];
  if (!parcel) return [];
  const { parcels: texts, placed } = orderMailTextsIn[textLanguage(order.locale)];
  const day = dateWriter(order.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const [from, to] = [parcel.deliveryFrom, parcel.deliveryTo].map((date) => day(new Date(date)));
  return [
    { kind: 'paragraph', text: texts.goesTo(addressLines(parcel.address, order.locale).join(', ')) },
    { kind: 'paragraph', text: texts.holds(parcelContent(order, parcel)) },
    { kind: 'paragraph', text: placed.delivery(from ?? '', to ?? '') },
    ...(parcel.trackingNumber === null
      ? []
      : [{ kind: 'code' as const, label: texts.tracking, code: parcel.trackingNumber }]),
  ];
}
