import { z } from 'zod';
import { designIdSchema } from '../../configurator/design-id.ts';
import { draftBytes, draftContentSchema } from '../../configurator/draft.ts';
import { draftTitleLength } from '../../configurator/draft-limits.ts';
import { printedKindSchema } from '../../products/kind-lists.ts';
import { basketItemSchema } from '../basket/basket-item.ts';
import { pictureSchema } from '../catalogue/listing.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const revision = z.int().min(1);
const until = z.iso.datetime();

const ofDrafts = { tag: 'designs', needsShop: true, usesSession: true } as const;
const byKey =
  'A customer’s draft is opened by the session, a guest’s by the header `draft-key`; of a guest who has signed in since, it becomes the customer’s.';
const params = z.strictObject({ id: z.uuid().meta({ description: 'Of a draft.' }) });
const content = draftContentSchema.meta({ description: 'All that was made of the design.' });
const revisionRead = revision.meta({ description: 'The revision that was read; 409 where it is another.' });

const newDraftSchema = z
  .strictObject({
    id: z.uuid(),
    key: z
      .string()
      .nullable()
      .meta({ description: 'Opens a guest’s draft, and is told this once; null for a customer.' }),
    revision,
    expiresAt: until,
  })
  .meta({ id: 'NewDraft' });
const newDraft = { status: 201, schema: newDraftSchema } as const;

/** What of two requests tells that they are the same one. */
const idempotencyKey = z
  .string()
  .regex(/^[\w-]{22,80}$/)
  .optional()
  .meta({ description: 'Random, made by the page: a request that is sent again with it makes one draft.' });
const ownTitle = z.string().trim().min(1).max(draftTitleLength);
const title = ownTitle
  .optional()
  .meta({ description: 'What it is known by; without one the shop calls it a copy of the first.' });
const shownTitle = z
  .string()
  .nullable()
  .meta({ description: 'What its owner knows it by; null where it was given no name.' });
const copyBody = z.strictObject({ title, idempotencyKey });
const copiedDraft = {
  status: 201,
  schema: newDraftSchema
    .extend({ kind: printedKindSchema, designId: designIdSchema, title: z.string() })
    .meta({ id: 'CopiedDraft' }),
} as const;

const create = {
  ...ofDrafts,
  summary: 'Keeps what is being made of a design',
  description: 'For a guest 30 days from the last change, for a customer a year.',
  body: z.strictObject({
    designId: designIdSchema,
    content,
    title: ownTitle.optional().meta({ description: 'What its owner knows it by.' }),
    idempotencyKey,
  }),
  maximumBodyBytes: draftBytes + 10_000,
  answer: newDraft,
  refusals: [404, 409],
} as const satisfies Endpoint;

const list = {
  ...ofDrafts,
  summary: 'The customer’s drafts, the one changed last first',
  answer: {
    status: 200,
    schema: z.strictObject({
      drafts: z.array(
        z.strictObject({
          id: z.uuid(),
          designId: designIdSchema,
          product: z.strictObject({ kind: printedKindSchema, name: z.string() }),
          title: shownTitle,
          words: z.string().nullable().meta({
            description: 'What it says, to tell it from others of its design; null for nothing yet.',
          }),
          picture: pictureSchema.nullable().meta({ description: 'Of the design as it is sold.' }),
          updatedAt: until,
          expiresAt: until,
        }),
      ),
    }),
  },
  refusals: [401],
} as const satisfies Endpoint;

const draftSchema = z
  .strictObject({
    id: z.uuid(),
    designId: designIdSchema,
    product: z.strictObject({ kind: printedKindSchema, name: z.string() }),
    title: shownTitle,
    content: draftContentSchema,
    revision,
    expiresAt: until,
    suite: z.int().nullable().meta({
      description: 'The theme that its design shares with others; null of what belongs to none.',
    }),
    isOrdered: z.boolean().meta({ description: 'A revision of it has been ordered.' }),
    standing: z.enum(['ok', 'withdrawn']).meta({ description: '`withdrawn`: this shop does not sell it.' }),
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof draftSchema>;

const show = {
  ...ofDrafts,
  summary: 'A draft as it was kept last',
  description: byKey,
  params,
  answer: { status: 200, schema: draftSchema },
  refusals: [404],
} as const satisfies Endpoint;

const save = {
  ...ofDrafts,
  summary: 'Keeps a draft’s next revision',
  description: `${byKey} 409 where another has been kept meanwhile: that one stands in \`draft\`. The same sent twice is kept once.`,
  params,
  body: z.strictObject({ content, revision: revisionRead }),
  maximumBodyBytes: draftBytes + 10_000,
  answer: { status: 200, schema: z.strictObject({ revision, expiresAt: until }) },
  refusals: [404, 409],
} as const satisfies Endpoint;

const rename = {
  ...ofDrafts,
  summary: 'Gives a draft another name, or takes its name away',
  description: `${byKey} Neither its content nor its revision changes.`,
  params,
  body: z.strictObject({
    title: ownTitle.nullable().meta({ description: 'What its owner knows it by; null: no name.' }),
  }),
  answer: { status: 200, schema: z.strictObject({ title: z.string().nullable() }) },
  refusals: [404],
} as const satisfies Endpoint;

const remove = {
  ...ofDrafts,
  summary: 'Forgets a draft; what was put into the basket of it stays there',
  description: `${byKey} One that is gone already is no fault.`,
  params,
  answer: { status: 200, schema: z.strictObject({}) },
  refusals: [],
} as const satisfies Endpoint;

const copy = {
  ...ofDrafts,
  summary: 'Another draft of the same content, with a name of its own',
  description: `${byKey} The first stays as it is.`,
  params,
  body: copyBody,
  answer: copiedDraft,
  refusals: [404, 409],
} as const satisfies Endpoint;

const copySealed = {
  ...ofDrafts,
  summary: 'A draft of what was sealed, such as an ordered design, with a name of its own',
  description: 'Who knows the id of a seal may go on from it; what was sealed never changes.',
  params: z.strictObject({ sealId: z.uuid().meta({ description: 'Of a line of a basket or an order.' }) }),
  body: copyBody,
  answer: copiedDraft,
  refusals: [404, 409],
} as const satisfies Endpoint;

const seal = {
  ...ofDrafts,
  summary: 'Seals a revision of a draft, so that it can be bought',
  description: `${byKey} What is sealed never changes; the same revision has one seal, and of prints one for each size. 422 names in \`errors\` what hinders: a choice that does not fit, words too long for their place, characters that no font has, photos that are missing or too coarse for their size.`,
  params,
  body: z.strictObject({ revision: revisionRead }),
  answer: {
    status: 201,
    schema: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            item: basketItemSchema.meta({ description: 'To be put into the basket.' }),
            quantity: z.int().min(1).meta({ description: 'Pieces that the draft asks for.' }),
          }),
        )
        .min(1)
        .meta({ description: 'One; of prints in several sizes one for each size.' }),
      warnings: z
        .array(
          z.strictObject({
            kind: z.enum(['text', 'photo']).meta({ description: 'What stands in the slot.' }),
            slot: z.string(),
            row: z.int().min(0).optional().meta({
              description: 'Of the name list, counted from 0; absent where all pieces say the same.',
            }),
            before: z.string().optional().meta({
              description: 'Slot that has the same photo; absent where something else is told.',
            }),
            message: z.string(),
          }),
        )
        .meta({
          description:
            'Words of the sample that name invented people, days or places, words closer to the edge that is cut than is safe, metal that hardly stands out, photos that will look blurred or stand in two places; they hinder nothing. Told each time a revision is sealed.',
        }),
    }),
  },
  refusals: [404, 409, 422, 503],
} as const satisfies Endpoint;

/** What customers and guests make of designs, until they buy it. */
export const draftEndpoints = {
  'POST /web-api/drafts': create,
  'GET /web-api/drafts': list,
  'GET /web-api/drafts/{id}': show,
  'PUT /web-api/drafts/{id}': save,
  'PUT /web-api/drafts/{id}/title': rename,
  'DELETE /web-api/drafts/{id}': remove,
  'POST /web-api/drafts/{id}/copies': copy,
  'POST /web-api/sealed-designs/{sealId}/drafts': copySealed,
  'POST /web-api/drafts/{id}/seals': seal,
} as const;
