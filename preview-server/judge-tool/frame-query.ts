import { z } from 'zod';

/** What the CMS adds to the tool's address: who frames it, and what the tool is called there. */
const frameQuery = z
  .object({
    protocol: z.enum(['http:', 'https:']),
    host: z.string().regex(/^[a-z0-9.:[\]-]{1,255}$/i),
    slug: z.string().regex(/^[\w.@/-]{1,100}$/),
    init_oauth: z.enum(['true', 'false']),
  })
  .partial();

/**
 * The part of a query that has to hold on the way through the CMS's sign-in, as a query of its own. It travels in a
 * cookie: pages within the CMS have no storage where browsers keep third parties from it.
 */
export function frameQueryOf(query: unknown): string {
  return new URLSearchParams(frameQuery.catch({}).parse(query)).toString();
}
