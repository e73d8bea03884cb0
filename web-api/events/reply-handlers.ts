import { eventGuests, events } from '@blattwerk/database/tables/events.ts';
import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { EventNotice } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import type { eventReplyEndpoints } from '@blattwerk/schemas/web-api/events/event-reply-endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { notFound } from '../http/problems.ts';
import { shopPageUrl } from '../http/shop-of-form.ts';
import { berlinDay } from './berlin-day.ts';
import { eventView, guestView } from './event-view.ts';
import { readReply } from './read-reply.ts';
import { guestOfToken } from './reply-link.ts';

/** Replies of guests, by the links that their hosts have given them. */
export function replyHandlers(backEnd: BackEnd): HandlersOf<keyof typeof eventReplyEndpoints> {
  const { clock, config, database, limits } = backEnd;
  return {
    'GET /web-api/event-reply': async ({ query, shop }) => {
      const found = await findInvited(query.token);
      if (!found || found.event.channel !== shop.channel)
        return { ok: false, problem: notFound('This link leads to no invitation.') };
      const { kind, name, date, replyBy, words } = eventView(found.event);
      const guest = guestView(backEnd, found.event, found.guest);
      const { persons, reply, coming, message, diet } = guest;
      return {
        ok: true,
        value: {
          event: { kind, name, date, replyBy, words },
          guest: { name: guest.name, persons, reply, coming, message, diet },
          canReply: canReply(found.event),
        },
      };
    },
    'POST /web-api/event-reply/form': async ({ body, visitor }) => {
      const goOn = (notice?: EventNotice) => {
        const url = shopPageUrl(config.origin, body, 'reply');
        url.searchParams.set('token', body.token);
        if (notice) url.searchParams.set('notice', notice);
        return { ok: true as const, value: { redirectTo: url.href } };
      };
      if (await limits.take(['event reply by address', visitor.address])) return goOn('later');
      const found = await findInvited(body.token);
      if (!found) return goOn();
      if (!canReply(found.event)) return goOn('closed');
      if (!body.reply) return goOn('incomplete');
      const { language } = localeTable[body.locale];
      const read = readReply({ ...body, reply: body.reply }, found.guest.persons, language);
      if (!read.ok) return goOn('incomplete');
      await database
        .update(eventGuests)
        .set({ ...read.reply, repliedAt: clock() })
        .where(eq(eventGuests.id, found.guest.id));
      return goOn('replied');
    },
  };

  async function findInvited(token: string) {
    const id = guestOfToken(backEnd, token);
    if (id === undefined) return undefined;
    const [found] = await database
      .select({ guest: eventGuests, event: events })
      .from(eventGuests)
      .innerJoin(events, eq(events.id, eventGuests.eventId))
      .where(eq(eventGuests.id, id));
    return found;
  }

  function canReply({ date, replyBy }: { date: string; replyBy: string | null }): boolean {
    return berlinDay(clock()) <= (replyBy ?? date);
  }
}
