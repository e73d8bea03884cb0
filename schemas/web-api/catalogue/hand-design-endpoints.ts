import { z } from 'zod';
import { designSchema } from '../../design/document.ts';
import { handDesignSchema } from '../../design/hand-design.ts';
import { languages } from '../../shop/markets/languages.generated.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { operatorToken } from '../contract/operator-token.ts';
import { wholeNumber } from '../contract/parameters.ts';

/** What may be wrong with a card that is made by hand; `severity` decides whether the shop takes it. */
const handFaultCodes = [
  'contrast',
  'unrest',
  'small',
  'empty',
  'overfull',
  'dropped',
  'near-edge',
  'foil-small',
  'foil-thin',
  'foil-gap',
  'foil-faint',
  'no-text',
  'no-words',
  'unfit',
] as const;

const faultSchema = z
  .strictObject({
    code: z.enum(handFaultCodes),
    severity: z.enum(['error', 'warning']).meta({ description: 'The shop takes no design with an error.' }),
    slot: z.string().nullable().meta({ description: 'The text that it is about.' }),
    language: z.enum(languages).nullable().meta({ description: 'Where it is about the words of one.' }),
    value: z.number().nullable().meta({ description: 'What was measured.' }),
    needed: z.number().nullable().meta({ description: 'What it has to be.' }),
    text: z.string().nullable().meta({ description: 'Characters, or a sentence, that say more.' }),
  })
  .meta({ id: 'HandFault' });
export type HandFault = z.infer<typeof faultSchema>;

export const judgedSchema = z.strictObject({
  document: designSchema
    .nullable()
    .meta({ description: 'As it will be printed, in the language asked for; null where it cannot be.' }),
  faults: z.array(faultSchema),
});
export type Judged = z.infer<typeof judgedSchema>;

const states = ['draft', 'sold', 'withdrawn'] as const;
const listedSchema = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    occasion: z.string(),
    type: z.string(),
    state: z.enum(states),
    hasChanges: z.boolean().meta({ description: 'What is worked on is not what the shop sells.' }),
    changedBy: z.string(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'ListedHandDesign' });
export type ListedHandDesign = z.infer<typeof listedSchema>;
export const handListSchema = z.strictObject({ designs: z.array(listedSchema) });

export const openHandSchema = z
  .strictObject({
    id: z.int(),
    revision: z.int(),
    state: z.enum(states),
    hasChanges: z.boolean(),
    design: handDesignSchema,
  })
  .meta({ id: 'OpenHandDesign' });
export type OpenHandDesign = z.infer<typeof openHandSchema>;

const materialSchema = z
  .strictObject({
    motifs: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.string(),
        aspect: z.number().nullable(),
        label: z.strictObject({ de: z.string(), en: z.string() }),
        words: z.string().meta({ description: 'What people look for it by, in German and English.' }),
      }),
    ),
    samples: z.array(z.string()).meta({ description: 'Painted pictures that stand where photos go.' }),
    beginnings: z.array(handDesignSchema).meta({ description: 'Cards that came as files, to begin with.' }),
    types: z.array(
      z.strictObject({
        type: z.string(),
        fold: z.string(),
        formats: z.array(z.strictObject({ width: z.number(), height: z.number() })),
      }),
    ),
  })
  .meta({ id: 'HandMaterial' });
export type HandMaterial = z.infer<typeof materialSchema>;
export const handMaterialSchema = materialSchema;

const desk = { tag: 'designs', needsShop: false } as const;
const params = z.strictObject({ id: wholeNumber({ minimum: 1, maximum: 999_999_999 }) });
const token = operatorToken;
const by = z.string().min(1).max(80).meta({ description: 'Who does it.', example: 'Käthe' });
const revision = z.int().min(0).meta({ description: 'The one that the change stands on.', example: 1 });
const design = handDesignSchema.meta({ description: 'The card as it was placed, with its words.' });
const maximumBodyBytes = 64_000;

/** Cards that editors make by hand: `docs/artists.md`. */
export const handDesignEndpoints = {
  'POST /web-api/design-desk/list': {
    ...desk,
    summary: 'Cards that editors make, the last changed first',
    body: z.strictObject({ token }),
    answer: { status: 200, schema: handListSchema },
    refusals: [403],
  },
  'POST /web-api/design-desk/material': {
    ...desk,
    summary: 'What a card is made of: motifs, sample pictures, types and formats',
    body: z.strictObject({ token }),
    answer: { status: 200, schema: materialSchema },
    refusals: [403],
  },
  'POST /web-api/design-desk/designs': {
    ...desk,
    summary: 'Begin a card',
    body: z.strictObject({ token, by, design }),
    maximumBodyBytes,
    answer: { status: 201, schema: openHandSchema },
    refusals: [403],
  },
  'POST /web-api/design-desk/beginnings': {
    ...desk,
    summary: 'Begin a card with one of the catalogue',
    description: 'Its drawing is kept as a whole, its texts and photos are placed each by itself.',
    body: z.strictObject({
      token,
      by,
      from: z.int().min(1).max(999_999_999).meta({ description: 'Number of the design.', example: 146101 }),
      name: handDesignSchema.shape.names.shape.de.meta({ description: 'What the new card is called.' }),
    }),
    answer: { status: 201, schema: openHandSchema },
    refusals: [403, 404, 422],
  },
  'POST /web-api/design-desk/designs/{id}': {
    ...desk,
    summary: 'A card as it is being made',
    params,
    body: z.strictObject({ token }),
    answer: { status: 200, schema: openHandSchema },
    refusals: [403, 404],
  },
  'POST /web-api/design-desk/designs/{id}/save': {
    ...desk,
    summary: 'Keep a change of a card',
    description: 'What the shop sells stays as it was handed in.',
    params,
    body: z.strictObject({ token, by, revision, design }),
    maximumBodyBytes,
    answer: { status: 200, schema: openHandSchema },
    refusals: [403, 404, 409],
  },
  'POST /web-api/design-desk/designs/{id}/hand-in': {
    ...desk,
    summary: 'Have the shop sell a card as it is now',
    description: 'A card with errors is refused; it keeps its number however often it is handed in.',
    params,
    body: z.strictObject({ token, by, revision }),
    answer: { status: 200, schema: openHandSchema },
    refusals: [403, 404, 409, 422, 503],
  },
  'POST /web-api/design-desk/designs/{id}/withdraw': {
    ...desk,
    summary: 'Have the shop no longer sell a card',
    description: 'What shoppers have ordered of it is printed; what they have begun is kept.',
    params,
    body: z.strictObject({ token, by }),
    answer: { status: 200, schema: openHandSchema },
    refusals: [403, 404, 409],
  },
  'POST /web-api/design-desk/judgements': {
    ...desk,
    summary: 'A card as it will be printed, and what is wrong with it',
    body: z.strictObject({
      token,
      design,
      language: z.enum(languages).meta({ description: 'Whose words it shows.', example: 'de' }),
    }),
    maximumBodyBytes,
    answer: { status: 200, schema: judgedSchema },
    refusals: [403, 503],
  },
} as const satisfies Record<string, Endpoint>;
