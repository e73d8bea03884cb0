import { z } from 'zod';
import { guestOrders, guestReplies } from '../../shop/events/event-kinds.ts';
import { eventLimits } from '../../shop/events/event-limits.ts';
import { formShop } from '../basket/basket-form-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { wholeNumber } from '../contract/parameters.ts';
import { eventSchema, eventTotalsSchema, formDraftSchema, guestSchema } from './event.ts';

const eventId = z.uuid().meta({ description: 'Of an event of the customer.' });
const guestId = z.uuid().meta({ description: 'Of a guest of that event.' });
const draft = formDraftSchema.nullable().meta({ description: 'What was refused of the form of this page.' });
const page = { tag: 'events', needsShop: true, usesSession: true } as const;

const events = {
  ...page,
  summary: 'The customer’s events, the next ones first',
  answer: {
    status: 200,
    schema: z.strictObject({
      events: z.array(eventSchema.extend({ totals: eventTotalsSchema })),
      canAdd: z.boolean().meta({ description: `False once there are ${eventLimits.events}.` }),
      draft,
    }),
  },
  refusals: [401],
} as const satisfies Endpoint;

const event = {
  ...page,
  summary: 'An event with one page of its guests',
  params: z.strictObject({ event: eventId }),
  query: z.strictObject({
    find: z.string().max(100).optional().meta({ description: 'Part of names, town or e-mail address.' }),
    state: z.enum(guestReplies).optional().meta({ description: 'Only guests who have replied so.' }),
    by: z.enum(guestOrders).default('added').meta({ description: 'Order of the guests.' }),
    part: wholeNumber({ minimum: 1, maximum: 9999 })
      .default(1)
      .meta({ description: `Page of the list, ${eventLimits.pageSize} guests each.` }),
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      event: eventSchema,
      totals: eventTotalsSchema,
      guests: z.array(guestSchema),
      found: z.int().min(0),
      part: z.int().min(1),
      parts: z.int().min(1),
      hasUpload: z.boolean().meta({ description: 'A list was brought along and is not taken yet.' }),
      canAdd: z.boolean(),
      draft: draft.meta({ description: 'What was refused of the form for the next guest.' }),
      eventDraft: draft.meta({ description: 'What was refused of the form of the event itself.' }),
    }),
  },
  refusals: [401, 404],
} as const satisfies Endpoint;

const guest = {
  ...page,
  summary: 'One guest of an event',
  params: z.strictObject({ event: eventId, guest: guestId }),
  answer: { status: 200, schema: z.strictObject({ event: eventSchema, guest: guestSchema, draft }) },
  refusals: [401, 404],
} as const satisfies Endpoint;

const exported = {
  tag: 'events',
  summary: 'The guests of an event as a table for spreadsheets (CSV)',
  description:
    '`guests`: all that is known of them, in a form that can be uploaded again. `envelopes`: the lines of each envelope, as they are printed. A text that a spreadsheet would run as a formula is none any more.',
  needsShop: false,
  usesSession: true,
  query: z.strictObject({
    channel: formShop.channel,
    locale: formShop.locale,
    event: eventId,
    what: z.enum(['guests', 'envelopes']).meta({ description: 'Which table.' }),
  }),
  answer: { status: 200, media: ['text/csv'], refusesByPage: true },
  refusals: [401, 404],
} as const satisfies Endpoint;

/** Events of a customer and who is invited; asked for by the pages of the event portal. */
export const eventEndpoints = {
  'GET /web-api/events': events,
  'GET /web-api/events/{event}': event,
  'GET /web-api/events/{event}/guests/{guest}': guest,
  'GET /web-api/event-export': exported,
} as const;
