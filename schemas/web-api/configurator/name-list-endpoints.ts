import { z } from 'zod';
import { mostNames } from '../../configurator/name-limits.ts';
import { nameRowSchema } from '../../configurator/names.ts';
import { uploadLimits } from '../../shop/events/event-limits.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const holds = z
  .enum(['names', 'addresses'])
  .meta({ description: 'What a row says on the product: a name alone, or an address below it.' });

const readListSchema = z
  .strictObject({
    rows: z.array(nameRowSchema).meta({ description: `In their order, at most ${mostNames}.` }),
    tooLong: z.array(z.int().min(1)).meta({
      description: 'Lines left out because no card has room for their words; the first line is 1.',
    }),
    withoutAddress: z.int().min(0).meta({ description: 'Guests left out because they have no address yet.' }),
    tooMany: z.int().min(0).meta({ description: 'How many more there were than a list holds.' }),
  })
  .meta({ id: 'ReadNameList' });
export type ReadNameList = z.infer<typeof readListSchema>;

const ofLists = {
  tag: 'designs',
  needsShop: true,
  answer: { status: 200, schema: readListSchema },
} as const;

const text = {
  ...ofLists,
  summary: 'Reads a list of names that was pasted',
  description: 'One name a line, or columns copied out of a spreadsheet. Nothing is kept.',
  body: z.strictObject({
    holds,
    list: z
      .string()
      .max(uploadLimits.pasted)
      .meta({ description: 'As it was pasted.', example: 'Anna Beispiel' }),
  }),
  refusals: [422],
} as const satisfies Endpoint;

const file = {
  ...ofLists,
  summary: 'Reads a list of names out of a spreadsheet',
  description:
    'CSV (UTF-8 or Windows-1252; comma, semicolon or tab) or XLSX, of which the first sheet counts. What its columns hold is read from their heads or what stands in them. Nothing is kept.',
  upload: { maximumBytes: uploadLimits.bytes, fields: z.strictObject({ holds }) },
  refusals: [413, 415, 422, 503],
} as const satisfies Endpoint;

const ofEvent = {
  ...ofLists,
  usesSession: true,
  summary: 'The guests of an event of the customer as a list of names',
  params: z.strictObject({ event: z.uuid().meta({ description: 'Of an event of the customer.' }) }),
  query: z.strictObject({ holds }),
  refusals: [401, 404],
} as const satisfies Endpoint;

/** Lists of names on their way into a draft. */
export const nameListEndpoints = {
  'POST /web-api/name-lists/text': text,
  'POST /web-api/name-lists/file': file,
  'GET /web-api/name-lists/events/{event}': ofEvent,
} as const;
