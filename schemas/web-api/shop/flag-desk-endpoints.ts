import { z } from 'zod';
import { flagRolloutSchema, flagSegmentSchema, visitorKeySchema } from '../../shop/flags/flag-rollout.ts';
import { schedulePhases } from '../../shop/flags/schedule.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { operatorToken } from '../contract/operator-token.ts';

/** What a visitor does that a test may be about. */
export const conversions = ['wishlist', 'basket', 'order', 'newsletter'] as const;
export type Conversion = (typeof conversions)[number];

const share = z.number().min(0).max(1);

const stateSchema = z
  .strictObject({
    flag: z.string(),
    label: z.string(),
    treatments: z.array(z.string()),
    rollout: flagRolloutSchema,
    revision: z.int().meta({ description: 'Which a change by hand names.' }),
    phase: z.enum(schedulePhases).meta({ description: 'How far its schedule has come.' }),
    plannedVisitors: z
      .int()
      .nullable()
      .meta({ description: 'Visitors of each treatment before figures are to be believed.' }),
    isMade: z.boolean().meta({ description: 'Made at the desk, and not a part of the shop’s own.' }),
  })
  .meta({ id: 'DeskFlag' });
export type DeskFlag = z.infer<typeof stateSchema>;

const changeSchema = z
  .strictObject({
    action: z.enum(['make', 'set', 'kill', 'revive', 'plan', 'segment']),
    by: z.string(),
    at: z.iso.datetime(),
    rollout: flagRolloutSchema.nullable().meta({ description: 'How the flag is decided since then.' }),
  })
  .meta({ id: 'FlagChange' });
export type FlagChange = z.infer<typeof changeSchema>;

const armSchema = z.strictObject({
  treatment: z.string(),
  percent: z.int().meta({ description: 'Its share of those who take part.' }),
  visitors: z.int().meta({ description: 'Who were drawn for it, saw it and agreed to being counted.' }),
  impressions: z.int().meta({
    description:
      'How often their browsers handed in that it was shown: at most once an hour for each loaded page.',
  }),
  conversions: z.array(z.strictObject({ event: z.enum(conversions), visitors: z.int() })),
  revenue: z.array(z.strictObject({ currency: z.string(), amount: z.number(), orders: z.int() })),
});
export type FigureArm = z.infer<typeof armSchema>;

const intervalSchema = z.strictObject({
  difference: z.number(),
  low: z.number().meta({ description: 'Lower end of the 95 % confidence interval.' }),
  high: z.number(),
});

const figuresSchema = z
  .strictObject({
    since: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Since when the shares are what they are; null: nobody was ever drawn.' }),
    arms: z.array(armSchema),
    mixed: z.int().meta({ description: 'Visitors who saw several treatments, and are not counted.' }),
    baseline: z.string().meta({ description: 'What the other treatments are held against.' }),
    differences: z.array(
      z.strictObject({
        treatment: z.string(),
        event: z.enum(conversions),
        baselineShare: share,
        share,
        interval: intervalSchema,
      }),
    ),
    revenueDifferences: z.array(
      z.strictObject({ treatment: z.string(), currency: z.string(), interval: intervalSchema }),
    ),
    sampleRatio: z
      .strictObject({
        probability: share.meta({ description: 'Of a split as uneven as this one by chance.' }),
        isBroken: z.boolean(),
      })
      .nullable(),
    sample: z.enum(['unplanned', 'early', 'reached']),
  })
  .meta({ id: 'FlagFigures' });
export type FlagFigures = z.infer<typeof figuresSchema>;

export const openFlagSchema = stateSchema
  .extend({ history: z.array(changeSchema), figures: figuresSchema })
  .meta({ id: 'OpenDeskFlag' });
export type OpenDeskFlag = z.infer<typeof openFlagSchema>;

const segmentSchema = z.strictObject({
  segment: z.string(),
  keys: z.int().meta({ description: 'Visitors who belong to it.' }),
});
export const deskFlagsSchema = z.strictObject({
  flags: z.array(stateSchema),
  segments: z.array(segmentSchema),
});
export type DeskFlags = z.infer<typeof deskFlagsSchema>;
export const deskSegmentSchema = segmentSchema;

const desk = { tag: 'shop', needsShop: false } as const;
const params = z.strictObject({
  flag: z.string().min(1).max(100).meta({ description: 'Which flag.', example: 'startseite-vorteile' }),
});
const token = operatorToken;
const by = z.string().min(1).max(80).meta({ description: 'Who does it.', example: 'Käthe' });
const revision = z.int().min(0).meta({ description: 'The one that the change stands on.', example: 1 });
const keys = z.array(visitorKeySchema).max(10_000).default([]).meta({ description: 'Keys of visitors.' });
const treatmentName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, {
  error: 'Write lowercase letters, digits and dashes, at most 40.',
});

/** What editors do with feature flags at their desk. */
export const flagDeskEndpoints = {
  'POST /web-api/flag-desk/list': {
    ...desk,
    summary: 'All flags with how they are rolled out, and all segments',
    body: z.strictObject({ token }),
    answer: { status: 200, schema: deskFlagsSchema },
    refusals: [403],
  },
  'POST /web-api/flag-desk/flags': {
    ...desk,
    summary: 'Make a flag',
    description: 'It is rolled out to nobody until its percentages are set.',
    body: z.strictObject({
      token,
      by,
      flag: z
        .string()
        .regex(/^[a-z0-9][a-z0-9-]{2,59}$/, {
          error: 'Write 3 to 60 lowercase letters, digits and dashes.',
        })
        .meta({ description: 'Its name, which never changes.', example: 'sommer-teaser' }),
      label: z
        .string()
        .trim()
        .min(1, { error: 'Write what the flag is called.' })
        .max(100)
        .meta({ description: 'What it is called.', example: 'Sommer: neuer Teaser' }),
      treatments: z
        .array(treatmentName)
        .min(1, { error: 'Name at least one treatment, such as on.' })
        .max(10)
        .meta({ description: 'What it may say besides control and off.', example: ['on'] }),
    }),
    answer: { status: 201, schema: openFlagSchema },
    refusals: [403, 409, 422],
  },
  'POST /web-api/flag-desk/flags/{flag}': {
    ...desk,
    summary: 'A flag with its history and the figures of its test',
    params,
    body: z.strictObject({ token }),
    answer: { status: 200, schema: openFlagSchema },
    refusals: [403, 404],
  },
  'POST /web-api/flag-desk/flags/{flag}/rollout': {
    ...desk,
    summary: 'Roll a flag out',
    params,
    body: z.strictObject({
      token,
      by,
      revision,
      rollout: flagRolloutSchema.meta({ description: 'How it is decided from now on.' }),
      plannedVisitors: z.int().min(1).max(10_000_000).nullable().meta({
        description: 'Visitors of each treatment before figures are to be believed.',
        example: 2000,
      }),
    }),
    answer: { status: 200, schema: openFlagSchema },
    refusals: [403, 404, 409, 422],
  },
  'POST /web-api/flag-desk/flags/{flag}/switch': {
    ...desk,
    summary: 'Show everybody the default at once, or take that back',
    description: 'Stands on no revision: what harms is switched off whatever a colleague has just changed.',
    params,
    body: z.strictObject({
      token,
      by,
      isKilled: z.boolean().meta({ description: 'Whether it is off.', example: true }),
    }),
    answer: { status: 200, schema: openFlagSchema },
    refusals: [403, 404],
  },
  'POST /web-api/flag-desk/segments': {
    ...desk,
    summary: 'Put visitors into a segment and take them out',
    body: z.strictObject({
      token,
      by,
      segment: flagSegmentSchema.meta({
        description: 'A segment begins with its first key.',
        example: 'team',
      }),
      add: keys,
      remove: keys,
    }),
    answer: { status: 200, schema: segmentSchema },
    refusals: [403],
  },
} as const satisfies Record<string, Endpoint>;
