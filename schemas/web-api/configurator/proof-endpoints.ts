import { z } from 'zod';
import { mostProofComments, proofCommentLength, proofNameLength } from '../../configurator/proof-limits.ts';
import { widthParameter } from '../catalogue/catalogue-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const commentStates = ['open', 'taken', 'done'] as const;
const share = z.number().min(0).max(1);
const sentence = (length: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(length)
    .regex(/^[^\0]*$/);
const slot = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
  .meta({ description: 'Of the text that is to become another one.' });
const suggestionSchema = z
  .strictObject({
    slot,
    words: sentence(proofCommentLength).meta({ description: 'As they are to stand there.' }),
  })
  .nullable()
  .meta({ description: 'Other words for a text of the page; null: nothing is suggested.' });

/** A comment on a proof. */
const saidShape = {
  page: z.string().max(80).meta({ description: 'Id of the page it is pinned to.' }),
  x: share.meta({ description: 'From the left, as a share of the page.' }),
  y: share.meta({ description: 'From above, as a share of the page.' }),
  name: sentence(proofNameLength).meta({ description: 'Of who says it.' }),
  text: sentence(proofCommentLength).meta({ description: 'What is said.' }),
  suggestion: suggestionSchema,
};
const commentSchema = z
  .strictObject({
    id: z.uuid(),
    ...saidShape,
    state: z.enum(commentStates).meta({ description: '`taken`: the suggestion has become an edit.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ProofComment' });
export type ProofComment = z.infer<typeof commentSchema>;
const comments = z
  .array(commentSchema)
  .meta({ description: `In the order in which they came, at most ${mostProofComments}.` });

const ofDraft = {
  tag: 'designs',
  needsShop: true,
  usesSession: true,
  params: z.strictObject({ id: z.uuid().meta({ description: 'Of a draft.' }) }),
} as const;
const ownersOnly = 'The draft’s owner alone: a customer by the session, a guest by the header `draft-key`.';

const makeLink = {
  ...ofDraft,
  summary: 'Makes a link by which others look at a draft and comment on it',
  description: `${ownersOnly} One link a draft: an earlier one ends.`,
  answer: {
    status: 201,
    schema: z.strictObject({
      id: z.uuid(),
      key: z.string().meta({ description: 'Opens the proof, and is told this once.' }),
    }),
  },
  refusals: [404],
} as const satisfies Endpoint;

const end = {
  ...ofDraft,
  summary: 'Ends the link of a draft; its comments stay',
  description: ownersOnly,
  answer: { status: 200, schema: z.strictObject({}) },
  refusals: [404],
} as const satisfies Endpoint;

const ofOwner = {
  status: 200,
  schema: z.strictObject({
    hasLink: z.boolean().meta({ description: 'Others can look at it.' }),
    comments,
  }),
} as const;

const list = {
  ...ofDraft,
  summary: 'What was said of a draft',
  description: ownersOnly,
  answer: ofOwner,
  refusals: [404],
} as const satisfies Endpoint;

const settle = {
  ...ofDraft,
  summary: 'Marks a comment as taken over or done, or opens it again',
  description: ownersOnly,
  params: z.strictObject({
    ...ofDraft.params.shape,
    comment: z.uuid().meta({ description: 'Of a comment on it.' }),
  }),
  body: z.strictObject({ state: z.enum(commentStates).meta({ description: 'From now on.' }) }),
  answer: ofOwner,
  refusals: [404],
} as const satisfies Endpoint;

const ofProof = {
  tag: 'designs',
  needsShop: true,
  params: z.strictObject({ id: z.uuid().meta({ description: 'Of a link.' }) }),
} as const;
const byKey = 'Asked with the link: its key stands in the header `proof-key`.';

const proofSchema = z
  .strictObject({
    name: z.string().meta({ description: 'Of the product.' }),
    pages: z.array(
      z.strictObject({
        id: z.string(),
        label: z.string(),
        width: z.number().meta({ description: 'Millimetres.' }),
        height: z.number(),
        texts: z.array(z.strictObject({ slot: z.string(), words: z.string() })),
      }),
    ),
    revision: z.int().meta({ description: 'Of the draft as it is now.' }),
    comments,
  })
  .meta({ id: 'Proof' });
export type Proof = z.infer<typeof proofSchema>;

const show = {
  ...ofProof,
  summary: 'A draft as those see it who have its link',
  description: `${byKey} Nothing in it lets them change it, nor reach its photos or its list of names.`,
  answer: { status: 200, schema: proofSchema },
  refusals: [404, 422, 503],
} as const satisfies Endpoint;

const picture = {
  ...ofProof,
  summary: 'A page of a proof as a picture (WebP)',
  description: byKey,
  params: z.strictObject({
    ...ofProof.params.shape,
    page: z
      .string()
      .regex(/^(0|[1-9]\d{0,2})$/)
      .meta({ description: 'Counted from 0.', example: '0' }),
  }),
  query: z.strictObject({ width: widthParameter }),
  answer: { status: 200, media: ['image/webp'] },
  refusals: [404, 422, 503],
} as const satisfies Endpoint;

const comment = {
  ...ofProof,
  summary: 'Says something of a proof, pinned to a place of a page',
  description: `${byKey} At most ${mostProofComments} a draft.`,
  body: z.strictObject(saidShape),
  answer: { status: 201, schema: z.strictObject({ comments }) },
  refusals: [404, 422, 503],
} as const satisfies Endpoint;

/** Drafts shown to others, and what those say of them. */
export const proofEndpoints = {
  'POST /web-api/drafts/{id}/link': makeLink,
  'DELETE /web-api/drafts/{id}/link': end,
  'GET /web-api/drafts/{id}/comments': list,
  'PUT /web-api/drafts/{id}/comments/{comment}': settle,
  'GET /web-api/proofs/{id}': show,
  'GET /web-api/proofs/{id}/pages/{page}': picture,
  'POST /web-api/proofs/{id}/comments': comment,
} as const;
