import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { Mail } from '../mail/write-mail.ts';

/** A message to who ordered. @param part what of the order it is about, where there are several of its kind */
export function mailAbout(
  row: OrderRow,
  { locale }: Pick<Order, 'locale'>,
  kind: Mail['kind'],
  content: MailContent,
  part?: string,
): Mail {
  const channel = channelSchema.parse(row.channel);
  const subjectRef = part === undefined ? row.id : `${row.id}:${part}`;
  return { kind, channel, locale, recipient: row.email, content, subjectRef };
}
