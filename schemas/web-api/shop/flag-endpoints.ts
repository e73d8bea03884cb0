import { z } from 'zod';
import { flagRolloutSchema, flagSegmentSchema, visitorKeySchema } from '../../shop/flags/flag-rollout.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { operatorToken } from '../contract/operator-token.ts';

const flagStateSchema = z
  .strictObject({
    flag: z.string(),
    label: z.string(),
    treatments: z.array(z.string()),
    rollout: flagRolloutSchema,
  })
  .meta({ id: 'FlagState' });
export type FlagState = z.infer<typeof flagStateSchema>;

const changeFlags = {
  summary: 'Roll a flag out, or see how all of them are rolled out',
  description:
    'For those who run the shop and its own flag service. Pages show a change within seconds; who has seen one ' +
    'version of a page keeps it as long as its share does not shrink.',
  tag: 'shop',
  needsShop: false,
  body: z.strictObject({
    token: operatorToken,
    action: z.enum(['list', 'set']).meta({ description: 'What to do.' }),
    flag: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'Which flag; not for the list.', example: 'startseite-vorteile' }),
    rollout: flagRolloutSchema
      .optional()
      .meta({ description: 'How it is decided from now on; not for the list.' }),
  }),
  answer: { status: 200, schema: z.strictObject({ flags: z.array(flagStateSchema) }) },
  refusals: [403, 422],
} as const satisfies Endpoint;

const changeSegment = {
  summary: 'Put visitors into a segment and take them out',
  tag: 'shop',
  needsShop: false,
  body: z.strictObject({
    token: operatorToken,
    segment: flagSegmentSchema.meta({ description: 'A segment begins with its first key.', example: 'team' }),
    add: z.array(visitorKeySchema).max(10_000).default([]).meta({ description: 'Keys of visitors.' }),
    remove: z.array(visitorKeySchema).max(10_000).default([]).meta({ description: 'Keys of visitors.' }),
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      segment: z.string(),
      keys: z.int().meta({ description: 'How many it has now.' }),
    }),
  },
  refusals: [403],
} as const satisfies Endpoint;

/** How the shop's own flag service decides. */
export const flagEndpoints = {
  'POST /web-api/flag-rollouts': changeFlags,
  'POST /web-api/flag-segments': changeSegment,
} as const;
