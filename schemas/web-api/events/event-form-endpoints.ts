import { z } from 'zod';
import { eventKinds, guestReplies } from '../../shop/events/event-kinds.ts';
import { formShop } from '../basket/basket-form-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/** What the pages of the event portal say of a form that was sent; stands in the address as `notice`. */
export const eventNotices = [
  'event-saved',
  'event-deleted',
  'guest-added',
  'guest-saved',
  'guest-deleted',
  'taken',
  'discarded',
  'incomplete',
  'full',
  'gone',
  'later',
  'no-rows',
  'too-many-rows',
  'too-long',
  'unknown-file',
  'old-excel',
  'broken-file',
  'busy',
  'replied',
  'closed',
] as const;
export type EventNotice = (typeof eventNotices)[number];

export const eventForm = {
  tag: 'events',
  needsShop: false,
  usesSession: true,
  sentByForm: true,
  answer: { status: 200, media: ['text/html'], redirects: true, refusesByPage: true },
  refusals: [],
} as const;

export const ofEvent = { ...formShop, event: z.uuid().meta({ description: 'Of an event of the customer.' }) };
const typed = (description: string, longest = 320) =>
  z.string().max(longest).optional().meta({ description });

const eventFields = {
  kind: z.enum(eventKinds).optional().meta({ description: 'What people are invited to.' }),
  name: typed('What the event is called.'),
  date: typed('Its day.'),
  replyBy: typed('Last day to reply.'),
  words: typed('To all guests.', 5000),
};

const saveEvent = {
  ...eventForm,
  summary: 'Makes an event, or changes the one that is named',
  description: 'Leads to the event; back to the form where something is wrong with it.',
  body: z.strictObject({
    ...formShop,
    event: ofEvent.event.optional().meta({ description: 'The event to change.' }),
    ...eventFields,
  }),
} as const satisfies Endpoint;

const deleteEvent = {
  ...eventForm,
  summary: 'Deletes an event with its guests and their replies',
  body: z.strictObject(ofEvent),
} as const satisfies Endpoint;

const guestFields = {
  name: typed('Of a guest or a household.'),
  envelope: typed('Names on the envelope, a line each.', 1000),
  careOf: typed('At whose home the guest is reached.'),
  street: typed('Street and number.'),
  postalCode: typed('Postal code.'),
  city: typed('Town.'),
  province: typed('Province.'),
  country: typed('Country of the address; counts for nothing where no other part of it is filled in.'),
  email: typed('E-mail address.'),
  persons: typed('How many are invited.'),
};

const addGuest = {
  ...eventForm,
  summary: 'Puts a guest on the list of an event',
  body: z.strictObject({ ...ofEvent, ...guestFields }),
} as const satisfies Endpoint;

const saveGuest = {
  ...eventForm,
  summary: 'Changes a guest; the reply too, for guests who call',
  body: z.strictObject({
    ...ofEvent,
    guest: z.uuid().meta({ description: 'Of a guest of that event.' }),
    ...guestFields,
    reply: z.enum(guestReplies).optional().meta({ description: 'What the guest has said.' }),
    coming: typed('How many of them come.'),
    diet: typed('What they do not eat.', 1000),
  }),
} as const satisfies Endpoint;

const deleteGuest = {
  ...eventForm,
  summary: 'Takes a guest off the list',
  body: z.strictObject({ ...ofEvent, guest: z.uuid().meta({ description: 'Of a guest of that event.' }) }),
} as const satisfies Endpoint;

/** The forms of the event portal, as browsers send them by themselves, with scripts or without. */
export const eventFormEndpoints = {
  'POST /web-api/events/form': saveEvent,
  'POST /web-api/events/delete/form': deleteEvent,
  'POST /web-api/events/guest/form': addGuest,
  'POST /web-api/events/guest/save/form': saveGuest,
  'POST /web-api/events/guest/delete/form': deleteGuest,
} as const;
