import { z } from 'zod';
import { pressGroupSchema } from '../../print/press-group.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { operatorToken } from '../contract/operator-token.ts';
import { handOverSchema } from './print-files.ts';

/** What is not printed but pressed or punched, each a plate of its own. */
export const pressPlates = ['foil', 'cut'] as const;

const count = (description: string) => z.int().nonnegative().meta({ description });
const line = z.strictObject({
  order: z.string().meta({ description: 'Number of the order.' }),
  line: z.int().positive().meta({ description: 'Of the order, counted from 1.' }),
  name: z.string().meta({ description: 'Name of the design.' }),
  copies: count('Pieces that were ordered.'),
});

/** Lines that one run would print. */
const waitingSchema = z
  .strictObject({
    group: pressGroupSchema,
    lines: z.array(line),
    copies: count('Pieces of all lines.'),
    prints: count('Sheets that go through the press.'),
    saved: count('Sheets fewer than if each line had sheets of its own.'),
  })
  .meta({ id: 'WaitingPressGroup' });
export type WaitingPressGroup = z.infer<typeof waitingSchema>;

/** Sheets that have been put together. */
const pressRunSchema = z
  .strictObject({
    number: z.int().positive().meta({ description: 'Counts up; one that was dissolved is not given again.' }),
    group: pressGroupSchema,
    by: z.string().meta({ description: 'Who put it together.' }),
    createdAt: z.iso.datetime(),
    lines: z.array(
      line.extend({
        isCalledBack: z.boolean().meta({
          description: 'Its order was called back from print or cancelled, after it had come onto this run.',
        }),
      }),
    ),
    state: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('waiting') }),
      z.strictObject({
        kind: z.literal('made'),
        bytes: count('Of the file.'),
        sha256: z.string().meta({ description: 'Of the file, as hexadecimal digits.' }),
        sheets: count('Sheets that differ.'),
        prints: count('Sheets that go through the press.'),
        saved: count('Sheets fewer than if each line had sheets of its own.'),
        handOver: handOverSchema.nullable().meta({ description: 'Null where nothing is sent by itself.' }),
        plates: z
          .array(z.enum(pressPlates))
          .meta({ description: 'Metal and the line to cut along, where they are files of their own.' }),
      }),
      z.strictObject({
        kind: z.literal('failed'),
        nextAttemptAt: z.iso.datetime().meta({ description: 'When it is tried again.' }),
      }),
      z.strictObject({
        kind: z.literal('erased'),
        erasedAt: z.iso
          .datetime()
          .meta({ description: 'When its files were erased, their term being over.' }),
      }),
    ]),
  })
  .meta({ id: 'PressRun' });
export type PressRun = z.infer<typeof pressRunSchema>;

export const pressRunsSchema = z.strictObject({
  waiting: z.array(waitingSchema),
  runs: z.array(pressRunSchema),
});
export type PressRuns = z.infer<typeof pressRunsSchema>;

/** What is kept of a run: the sheets, their plates, their ticket, a picture of the first. */
export const runParts = ['press', ...pressPlates, 'ticket', 'picture'] as const;
export type RunPart = (typeof runParts)[number];

const desk = { tag: 'orders', needsShop: false } as const;
const number = z.coerce
  .number()
  .int()
  .positive()
  .max(999_999_999)
  .meta({ description: 'Of the run.', example: 1 });
const by = z.string().trim().min(1).max(80).meta({ description: 'Who does it; kept with the run.' });

const list = {
  ...desk,
  summary: 'Small pieces that wait to be printed together, and the last runs',
  description:
    'Labels, seals, tags and place cards of orders in print, by paper and metal. The thirty newest runs, the newest first.',
  body: z.strictObject({ token: operatorToken }),
  answer: { status: 200, schema: pressRunsSchema },
  refusals: [403],
} as const satisfies Endpoint;

const start = {
  ...desk,
  summary: 'Puts all that waits of one paper and metal on press sheets',
  description:
    'At most two hundred lines, the oldest first. 409 where nothing waits any more. The sheets are made a moment later.',
  body: z.strictObject({ token: operatorToken, by, group: pressGroupSchema }),
  answer: { status: 200, schema: pressRunsSchema },
  refusals: [403, 409],
} as const satisfies Endpoint;

const dissolve = {
  ...desk,
  summary: 'Takes a run apart: its lines wait again',
  description: 'For a run that was not printed. Its number is not given again, and its files are deleted.',
  params: z.strictObject({ number }),
  body: z.strictObject({ token: operatorToken }),
  answer: { status: 200, schema: pressRunsSchema },
  refusals: [403, 404],
} as const satisfies Endpoint;

const part = {
  ...desk,
  summary:
    'What goes to the press of a run: its sheets, their foil or cut alone, their ticket, or a picture of the first',
  description: 'Sheets and plates are PDF/X-4; `Repr-Digest` is that of the sheets when they were made.',
  params: z.strictObject({ number, part: z.enum(runParts).meta({ description: 'Which of them.' }) }),
  body: z.strictObject({ token: operatorToken }),
  answer: { status: 200, media: ['application/pdf', 'application/json', 'image/webp'] },
  refusals: [403, 404, 410],
} as const satisfies Endpoint;

const handOver = {
  ...desk,
  summary: 'Hands the files of a run to the press house once more',
  description:
    'The same bytes: they take the place of those before. 409 where nothing is sent by itself, or the sheets are not made.',
  params: z.strictObject({ number }),
  body: z.strictObject({ token: operatorToken }),
  answer: { status: 200, schema: pressRunsSchema },
  refusals: [403, 404, 409],
} as const satisfies Endpoint;

/** How small pieces of many orders get onto one sheet. */
export const pressRunEndpoints = {
  'POST /web-api/order-desk/press-runs': list,
  'POST /web-api/order-desk/press-runs/start': start,
  'POST /web-api/order-desk/press-runs/{number}/dissolve': dissolve,
  'POST /web-api/order-desk/press-runs/{number}/files/{part}': part,
  'POST /web-api/order-desk/press-runs/{number}/hand-overs': handOver,
} as const;
