import { z } from 'zod';
import { uploadLimits } from '../../shop/events/event-limits.ts';
import { guestColumns } from '../../shop/events/guest-columns.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { eventSchema } from './event.ts';
import { eventForm, ofEvent } from './event-form-endpoints.ts';

const paste = {
  ...eventForm,
  summary: 'Brings a list of guests along as text',
  description: `One name a line, or columns copied out of a spreadsheet. At most ${uploadLimits.rows} lines. Nothing is saved: leads to the page that shows what would be.`,
  body: z.strictObject({
    ...ofEvent,
    list: z.string().max(100_000).meta({ description: 'As it was pasted.', example: 'Anna Beispiel' }),
  }),
} as const satisfies Endpoint;

const upload = {
  tag: 'events',
  needsShop: false,
  usesSession: true,
  summary: 'Brings a list of guests along as a spreadsheet',
  description: `CSV (UTF-8 or Windows-1252; comma, semicolon or tab) or XLSX, of which the first sheet counts; at most ${uploadLimits.rows} lines and ${uploadLimits.columns} columns. Nothing is saved: leads to the page that shows what would be.`,
  upload: { maximumBytes: uploadLimits.bytes, fields: z.strictObject(ofEvent) },
  answer: eventForm.answer,
  refusals: [413, 415, 503],
} as const satisfies Endpoint;

const column = z.enum([...guestColumns, 'nothing']);

const columns = {
  ...eventForm,
  summary: 'Says what the columns of a list hold that was brought along',
  body: z.strictObject({
    ...ofEvent,
    hasHead: z.literal('on').optional().meta({ description: 'The first line names the columns.' }),
    column: z
      .union([column, z.array(column).max(uploadLimits.columns)])
      .meta({ description: 'What each column holds, from left to right; sent once a column.' }),
  }),
} as const satisfies Endpoint;

const take = {
  ...eventForm,
  summary: 'Saves the guests of a list that was brought along; lines with faults stay out',
  description: 'Once: afterwards the list is gone.',
  body: z.strictObject({
    ...ofEvent,
    duplicates: z
      .literal('on')
      .optional()
      .meta({ description: 'Those who seem to be on the list already, too.' }),
  }),
} as const satisfies Endpoint;

const discard = {
  ...eventForm,
  summary: 'Forgets a list that was brought along',
  body: z.strictObject(ofEvent),
} as const satisfies Endpoint;

const line = z.int().min(1).meta({ description: 'Of the file or the text, the first one being 1.' });

const preview = {
  tag: 'events',
  needsShop: true,
  usesSession: true,
  summary: 'What would be saved of a list that was brought along',
  params: z.strictObject({ event: ofEvent.event }),
  answer: {
    status: 200,
    schema: z
      .strictObject({
        event: eventSchema,
        hasHead: z.boolean(),
        columns: z.array(
          z.strictObject({
            head: z.string(),
            samples: z.array(z.string()),
            holds: z.enum(guestColumns).nullable(),
          }),
        ),
        good: z.int().min(0),
        guests: z
          .array(z.strictObject({ line, name: z.string(), details: z.string() }))
          .meta({ description: 'The first of those that can be saved.' }),
        wrong: z.array(z.strictObject({ line, text: z.string(), faults: z.array(z.string()) })),
        wrongCount: z.int().min(0).meta({ description: 'Of which `wrong` lists the first.' }),
        duplicates: z.array(z.strictObject({ line, name: z.string() })),
        duplicateCount: z.int().min(0),
        room: z.int().min(0).meta({ description: 'How many guests the event has room for.' }),
      })
      .meta({ id: 'GuestUpload' }),
  },
  refusals: [401, 404],
} as const satisfies Endpoint;

/** Lists of guests that are brought along: looked at before anything is saved. */
export const guestUploadEndpoints = {
  'GET /web-api/events/{event}/upload': preview,
  'POST /web-api/events/paste/form': paste,
  'POST /web-api/events/upload/form': upload,
  'POST /web-api/events/columns/form': columns,
  'POST /web-api/events/take/form': take,
  'POST /web-api/events/discard/form': discard,
} as const;
