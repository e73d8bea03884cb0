import { type OrderRow, orderEvents } from '@blattwerk/database/tables/orders.ts';
import type { deskMails } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import type { BackEnd } from '../back-end.ts';
import { cancelledMail, placedMail } from '../orders/order-mails.ts';

const mailOf = { 'order-placed': placedMail, 'order-cancelled': cancelledMail } as const;

/** Writes a message about an order once more, and that it was asked for; each time is a message of its own. */
export async function sendAgain(
  backEnd: BackEnd,
  order: OrderRow,
  { mail: kind, by }: { mail: (typeof deskMails)[number]; by: string },
): Promise<void> {
  await backEnd.database.transaction(async (transaction) => {
    const [event] = await transaction
      .insert(orderEvents)
      .values({ orderId: order.id, kind: `desk:mail:${kind}`, by, at: backEnd.clock() })
      .returning({ id: orderEvents.id });
    const mail = await mailOf[kind](backEnd, transaction, order);
    await backEnd.mailer.write(transaction, { ...mail, subjectRef: `${order.id}:${event?.id}` });
  });
  backEnd.mailer.poke();
}
