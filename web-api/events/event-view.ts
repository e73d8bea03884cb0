import type { EventRow, GuestRow } from '@blattwerk/database/tables/events.ts';
import { placeSchema } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import { eventKinds, guestReplies } from '@blattwerk/schemas/shop/events/event-kinds.ts';
import type { Event, EventTotals, Guest } from '@blattwerk/schemas/web-api/events/event.ts';
import { z } from 'zod';
import type { BackEnd } from '../back-end.ts';
import { replyUrl } from './reply-link.ts';

const kindSchema = z.enum(eventKinds);
const replySchema = z.enum(guestReplies);

export function eventView({ id, kind, name, date, replyBy, words, keptUntil }: EventRow): Event {
  return { id, kind: kindSchema.parse(kind), name, date, replyBy, words, keptUntil };
}

export function guestView(backEnd: Pick<BackEnd, 'config'>, event: EventRow, row: GuestRow): Guest {
  const { id, name, envelope, place, email, persons, reply, coming, message, diet, repliedAt } = row;
  return {
    id,
    name,
    envelope,
    place: placeSchema.nullable().parse(place),
    email,
    persons,
    reply: replySchema.parse(reply),
    coming,
    message,
    diet,
    repliedAt: repliedAt?.toISOString() ?? null,
    replyUrl: replyUrl(backEnd, event, row),
  };
}

type Counted = Pick<GuestRow, 'persons' | 'reply' | 'coming' | 'place'>;

/** How the list of an event stands. Who says yes without a number comes with all who are invited. */
export function totalsOf(guests: readonly Counted[]): EventTotals {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const having = (reply: string) => guests.filter((guest) => guest.reply === reply);
  return {
    guests: guests.length,
    persons: sum(guests.map(({ persons }) => persons)),
    coming: sum(having('yes').map(({ coming, persons }) => coming ?? persons)),
    yes: having('yes').length,
    no: having('no').length,
    open: having('open').length,
    withoutAddress: guests.filter(({ place }) => place === null).length,
  };
}
