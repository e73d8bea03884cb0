import { z } from 'zod';

/**
 * How a link that leads outside stands: `broken` is what the other side answers with an error, `silent` what does not answer, `private`
 * what lies in a network that is not public, `foreign` what is no page (`mailto:`).
 */
const linkStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('works') }),
  z.object({ state: z.literal('moved'), to: z.string() }),
  z.object({ state: z.literal('broken'), status: z.int() }),
  z.object({ state: z.literal('silent') }),
  z.object({ state: z.literal('private') }),
  z.object({ state: z.literal('foreign') }),
]);
export type LinkState = z.infer<typeof linkStateSchema>;

/** Addresses that are looked at in one question. */
export const mostLinks = 100;
const address = z.string().max(4000);

/** Body of `POST /workspace/link-check`, and its answer in the same order. */
export const linkQuestionSchema = z.object({ addresses: z.array(address).max(mostLinks) });
export const linkAnswerSchema = z.object({ links: z.array(linkStateSchema) });
