import { z } from 'zod';
import { draftContentSchema } from '../../configurator/draft.ts';

const refusalStatuses = [401, 403, 404, 409, 410, 413, 415, 422, 503] as const;
export type RefusalStatus = (typeof refusalStatuses)[number];

/** One part of the request that cannot be accepted. */
const problemFieldSchema = z
  .strictObject({
    in: z.enum(['path', 'query', 'header', 'body']),
    /** Steps from the root of that part: `["quantity"]`, `["items", 0, "paper"]`. */
    path: z.array(z.union([z.string(), z.number()])),
    message: z.string(),
    /** The values that would be accepted instead. */
    allowed: z.array(z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'ProblemField' });
export type ProblemField = z.infer<typeof problemFieldSchema>;

/** RFC 9457 problem details with the fields concerned. `detail` is one sentence that says what to do. */
export const problemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    errors: z.array(problemFieldSchema).optional(),
    /** Seconds until the next attempt makes sense. */
    retryAfter: z.number().int().optional(),
    /** For forms: the sentence to show, and the sentences to show at each field. */
    message: z.strictObject({ text: z.string() }).optional(),
    payload: z.strictObject({ errors: z.record(z.string(), z.array(z.string())) }).optional(),
    /** The basket as it is now, where another one was shown; as /web-api/basket answers it. */
    basket: z.looseObject({ version: z.int() }).optional(),
    /** The draft as it is now, where another revision was read; as /web-api/drafts/{id} answers it. */
    draft: z.looseObject({ revision: z.int(), content: draftContentSchema }).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;

export const problemMediaType = 'application/problem+json';
