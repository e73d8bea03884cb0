import { z } from 'zod';
import { eventKinds, guestReplies } from '../../shop/events/event-kinds.ts';
import { deliveryCountrySchema } from '../../shop/markets/country-schema.ts';

const day = z.iso.date();
const count = z.int().min(0);

export const eventSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(eventKinds),
    name: z.string(),
    date: day,
    replyBy: day
      .nullable()
      .meta({ description: 'Last day on which guests may reply; null: until the event.' }),
    words: z.string().meta({ description: 'To all guests, beside the question whether they come.' }),
    keptUntil: day.meta({ description: 'Then the event and its guests are deleted.' }),
  })
  .meta({ id: 'Event' });
export type Event = z.infer<typeof eventSchema>;

export const eventTotalsSchema = z
  .strictObject({
    guests: count,
    persons: count.meta({ description: 'Invited with them.' }),
    coming: count.meta({ description: 'Persons of the guests who have said yes.' }),
    yes: count,
    no: count,
    open: count,
    withoutAddress: count,
  })
  .meta({ id: 'EventTotals' });
export type EventTotals = z.infer<typeof eventTotalsSchema>;

/** As `schemas/shop/addresses` has checked it. */
const shownPlaceSchema = z
  .strictObject({
    country: deliveryCountrySchema,
    careOf: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    province: z.string(),
  })
  .meta({ id: 'Place' });

export const guestSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string().meta({ description: 'Of a guest or a household.' }),
    envelope: z.string().meta({ description: 'Names on the envelope, a line each; empty: the name.' }),
    place: shownPlaceSchema.nullable(),
    email: z.string(),
    persons: z.int().min(1),
    reply: z.enum(guestReplies),
    coming: z.int().min(0).nullable().meta({ description: 'How many of them come; null: not said.' }),
    message: z.string(),
    diet: z.string(),
    repliedAt: z.iso.datetime().nullable(),
    replyUrl: z.url().meta({ description: 'Where the guest replies; whoever has it may.' }),
  })
  .meta({ id: 'Guest' });
export type Guest = z.infer<typeof guestSchema>;

/** A form that could not be taken as it was filled in, to be filled in with again. */
export const formDraftSchema = z
  .strictObject({
    fields: z.record(z.string(), z.string()),
    errors: z.record(z.string(), z.array(z.string())).meta({ description: 'Sentences by field.' }),
  })
  .meta({ id: 'FormDraft' });
export type FormDraft = z.infer<typeof formDraftSchema>;
