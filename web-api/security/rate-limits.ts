import { createHmac } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { rateLimits } from '@blattwerk/database/tables/rate-limits.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { secondsToWait } from '@blattwerk/server-kit/rate-limits/seconds-to-wait.ts';
import { RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible';
import { problem } from '../http/problems.ts';

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;

/** How often something may be tried: per visitor's address, and per account or e-mail address. */
const rules = {
  'login by address': { points: 30, duration: quarter },
  'login by address and account': { points: 10, duration: quarter },
  /** From a browser that has signed in to the account before: strangers cannot use this one up. */
  'login by known browser': { points: 10, duration: quarter },
  /** All strangers together: far more than one address may, too little to find a password. */
  'login by account': { points: 60, duration: hour },
  /** What Google has signed for one sign-in opens one session. Longer than the nonce is valid. */
  'google nonce': { points: 1, duration: 2 * hour },
  /** A fair or an office signs up from one address; what one mailbox gets is counted below. */
  'sign-up by address': { points: 60, duration: hour },
  'sign-up by account': { points: 4, duration: hour },
  'sign-up link by address': { points: 120, duration: hour },
  'company by account': { points: 20, duration: hour },
  'password reset by address': { points: 20, duration: hour },
  'password reset by account': { points: 4, duration: hour },
  'account deletion by account': { points: 4, duration: hour },
  'erasure by guest': { points: 4, duration: hour },
  'sessions by account': { points: 120, duration: hour },
  'addresses by account': { points: 300, duration: hour },
  'email change by account': { points: 4, duration: hour },
  'new email by account': { points: 6, duration: hour },
  'wish list by account': { points: 1200, duration: hour, inMemory: true },
  'export by account': { points: 20, duration: hour },
  'new password by address': { points: 20, duration: hour },
  'logout by address': { points: 60, duration: quarter },
  'picture by account': { points: 20, duration: hour },
  'photo by address': { points: 400, duration: hour },
  'newsletter by address': { points: 20, duration: hour },
  'newsletter by account': { points: 6, duration: hour },
  'newsletter link by address': { points: 60, duration: hour },
  'voucher by address': { points: 30, duration: quarter },
  /** Whole towns reach a shop from one address of their mobile network; what one mailbox is sent is counted besides. */
  'order by address': { points: 300, duration: hour },
  'order by mailbox': { points: 60, duration: hour },
  'cancellation by address': { points: 120, duration: hour },
  'payment by address': { points: 60, duration: quarter },
  /** All who work at the order desk ask from the preview server's address. */
  'order desk by address': { points: 1200, duration: minute, inMemory: true },
  'design desk by address': { points: 1200, duration: minute, inMemory: true },
  'flag desk by address': { points: 1200, duration: minute, inMemory: true },
  'event change by account': { points: 1200, duration: hour, inMemory: true },
  'guest upload by account': { points: 60, duration: hour },
  'event reply by address': { points: 240, duration: quarter, inMemory: true },
  'review by address': { points: 120, duration: hour },
  'review by order': { points: 20, duration: hour },
  'withdrawal by address': { points: 40, duration: hour },
  'withdrawal by account': { points: 6, duration: hour },
  /** Every page asks who is reading, so that it counts in memory alone: what a whole office may, no program may drown. */
  'customer data by address': { points: 1200, duration: minute, inMemory: true },
  'google nonce by address': { points: 120, duration: minute, inMemory: true },
  /** Asked at every pause in typing a new password, each of which takes milliseconds to judge. */
  'password strength by address': { points: 120, duration: minute, inMemory: true },
  /** Every page of a visitor with a basket asks for it. */
  'basket by address': { points: 600, duration: minute, inMemory: true },
  /** A draft is kept at every pause. */
  'draft by address': { points: 600, duration: minute, inMemory: true },
  /** A spreadsheet takes a thread of its own. */
  'name list by address': { points: 120, duration: hour },
  'new draft by address': { points: 240, duration: hour },
  'new proof by address': { points: 60, duration: hour },
  'new phone link by address': { points: 120, duration: hour },
  'phone link by address': { points: 240, duration: minute, inMemory: true },
  'proof by address': { points: 600, duration: minute, inMemory: true },
  /** A family that looks at an invitation in one evening. */
  'proof comment by address': { points: 120, duration: hour },
  /** Each keeps a document of up to some megabytes. */
  'seal by address': { points: 240, duration: hour },
  /** Each takes a drawing process for a second. */
  'scene by address': { points: 240, duration: hour },
  /** A page hands in what it showed when it is left. */
  'flag intake by address': { points: 600, duration: minute, inMemory: true },
  /** A page hands in what was done on it when it is left, and a long one before. */
  'visit counts by address': { points: 240, duration: minute, inMemory: true },
  'customer picture by address': { points: 600, duration: minute, inMemory: true },
} as const satisfies Record<string, { points: number; duration: number; inMemory?: true }>;
type Rule = keyof typeof rules;
/** Something that is tried, and on whose account. */
export type Attempt = readonly [Rule, string];

export type RateLimits = {
  /** Counts one attempt for each; the first that is used up answers its problem. */
  take(...attempts: readonly Attempt[]): Promise<Problem | undefined>;
  /** Forgets what was counted, after an attempt that proved right. */
  forgive(rule: Rule, subject: string): Promise<void>;
};

/** Counters in the database, so that all processes count together, or in memory. Whom they count is kept as a keyed hash only. */
export function createRateLimits(database: Database, secret: string): RateLimits {
  const limiters = new Map(
    Object.entries(rules).map(([name, { points, duration, ...rule }]) => [
      name,
      'inMemory' in rule
        ? new RateLimiterMemory({ keyPrefix: name, points, duration })
        : new RateLimiterDrizzle({
            storeClient: database,
            schema: rateLimits,
            keyPrefix: name,
            points,
            duration,
            clearExpiredByTimeout: false,
            // Answers a flood from memory once the limit is reached.
            inMemoryBlockOnConsumed: points + 1,
          }),
    ]),
  );
  const limiterOf = (rule: Rule) => {
    const limiter = limiters.get(rule);
    if (!limiter) throw new Error(`There is no rate limit called ${rule}.`);
    return limiter;
  };
  const keyOf = (subject: string) =>
    createHmac('sha256', secret).update(`rate limit\n${subject}`).digest('base64url');
  return {
    async take(...attempts) {
      for (const [rule, subject] of attempts) {
        const retryAfter = await secondsToWait(limiterOf(rule), keyOf(subject));
        if (retryAfter !== undefined)
          return problem(429, `Too many attempts; try again in ${retryAfter} seconds.`, { retryAfter });
      }
      return undefined;
    },
    async forgive(rule, subject) {
      await limiterOf(rule).delete(keyOf(subject));
    },
  };
}
