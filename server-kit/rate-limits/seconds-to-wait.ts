import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts an attempt against a limit; seconds until the next is allowed, undefined when this one is. */
export async function secondsToWait(
  limiter: RateLimiterAbstract,
  key: string,
  points = 1,
): Promise<number | undefined> {
  try {
    await limiter.consume(key, points);
    return undefined;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  }
}
