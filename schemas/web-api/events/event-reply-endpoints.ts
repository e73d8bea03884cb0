import { z } from 'zod';
import { guestReplies } from '../../shop/events/event-kinds.ts';
import { formShop } from '../basket/basket-form-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { eventSchema, guestSchema } from './event.ts';
import { eventForm } from './event-form-endpoints.ts';

const token = z.string().min(1).max(300).meta({ description: 'Of the guest’s own link.' });

const show = {
  tag: 'events',
  needsShop: true,
  summary: 'What a guest is invited to and has replied, for who has the guest’s link',
  query: z.strictObject({ token }),
  answer: {
    status: 200,
    schema: z
      .strictObject({
        event: eventSchema.pick({ kind: true, name: true, date: true, replyBy: true, words: true }),
        guest: guestSchema.pick({
          name: true,
          persons: true,
          reply: true,
          coming: true,
          message: true,
          diet: true,
        }),
        canReply: z.boolean(),
      })
      .meta({ id: 'EventReply' }),
  },
  refusals: [404],
} as const satisfies Endpoint;

const reply = {
  tag: 'events',
  needsShop: false,
  sentByForm: true,
  answer: eventForm.answer,
  refusals: [],
  summary: 'Takes a guest’s reply; the last one counts',
  body: z.strictObject({
    ...formShop,
    token,
    reply: z
      .enum(guestReplies)
      .exclude(['open'])
      .optional()
      .meta({ description: 'Whether the guest comes.' }),
    coming: z.string().max(20).optional().meta({ description: 'How many come.' }),
    message: z.string().max(5000).optional().meta({ description: 'To the host.' }),
    diet: z.string().max(1000).optional().meta({ description: 'What they do not eat.' }),
  }),
} as const satisfies Endpoint;

/** Replies of guests, who need no account. */
export const eventReplyEndpoints = {
  'GET /web-api/event-reply': show,
  'POST /web-api/event-reply/form': reply,
} as const;
