import { type OrderRow, orders } from '@blattwerk/database/tables/orders.ts';
import type { guestErasureEndpoints } from '@blattwerk/schemas/web-api/orders/guest-erasure-endpoints.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { opensOrder } from '../orders/order-link.ts';
import type { HtmlPage } from '../pages/message-page.ts';
import { readToken, signToken } from '../security/signed-token.ts';
import { guestErasureTextsIn } from '../texts/guest-erasure/guest-erasure-texts.ts';
import { textLanguage } from '../texts/text-language.ts';
import { eraseGuest } from './erase-guest.ts';
import { confirmAddress, doneMail, guestErasurePages, linkMail } from './guest-erasure-pages.ts';

const day = 24 * 60 * 60 * 1000;
const purpose = 'guest-erasure';

/** How guests have erased what they had printed, with a link to their order and one in their mailbox. */
export function guestErasureHandlers(backEnd: BackEnd): HandlersOf<keyof typeof guestErasureEndpoints> {
  const { archiveErasure, clock, config, database, limits, mailer } = backEnd;
  return {
    'POST /web-api/order-erasure': async ({ body }) => {
      const { channel, locale, number, token } = body;
      const pages = guestErasurePages(backEnd, body);
      const order = opensOrder(backEnd, token, number)
        ? await guestOrder(eq(orders.number, number))
        : undefined;
      if (!order) return answer(pages.over(), 410);
      const refused = await limits.take(['erasure by guest', order.email]);
      if (refused) return { ok: false, problem: refused };
      const validUntil = new Date(clock().getTime() + day);
      const confirm = signToken(purpose, order.id, validUntil, config.secret);
      const url = confirmAddress(config.origin, { channel, locale, token: confirm });
      const content = linkMail(guestErasureTextsIn[textLanguage(locale)], url);
      await mailer.write(database, {
        kind: 'order-erasure',
        channel,
        locale,
        recipient: order.email,
        content,
      });
      mailer.poke();
      return answer(pages.sent(order));
    },
    'GET /web-api/order-erasure-confirm': async ({ query }) => {
      const pages = guestErasurePages(backEnd, query);
      const order = await orderOfLink(query.token);
      return order ? answer(pages.confirm(order, query.token)) : answer(pages.over(), 410);
    },
    'POST /web-api/order-erasure-confirm': async ({ body }) => {
      const { channel, locale, token } = body;
      const pages = guestErasurePages(backEnd, body);
      const order = await orderOfLink(token);
      if (!order) return answer(pages.over(), 410);
      await database.transaction(async (transaction) => {
        await eraseGuest(transaction, order, clock());
        const content = doneMail(guestErasureTextsIn[textLanguage(locale)]);
        const { id, email: recipient } = order;
        const kind = 'order-erasure-asked';
        await mailer.write(transaction, { kind, channel, locale, recipient, content, subjectRef: id });
      });
      mailer.poke();
      archiveErasure.poke();
      return answer(pages.done(order));
    },
  };

  async function guestOrder(which: ReturnType<typeof eq>): Promise<OrderRow | undefined> {
    const [row] = await database
      .select()
      .from(orders)
      .where(and(which, isNull(orders.customerId)));
    return row;
  }

  /** The order of a link that is valid. */
  async function orderOfLink(token: string): Promise<OrderRow | undefined> {
    const read = readToken(purpose, token, config.secret, clock());
    return read.ok ? guestOrder(eq(orders.id, read.subject)) : undefined;
  }
}

function answer({ html, headers }: HtmlPage, refusal?: 410) {
  const status = refusal === undefined ? {} : { status: refusal };
  return { ok: true as const, value: { media: 'text/html', body: html, ...status }, headers };
}
