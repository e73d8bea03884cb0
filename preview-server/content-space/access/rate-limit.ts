import { secondsToWait } from '@blattwerk/server-kit/rate-limits/seconds-to-wait.ts';
import type { RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * Answers 429 in the vendor's form once one address asks more often than `perSecond`, 0 for no limit; its clients wait
 * and ask again. Counted by the process: enough against a runaway script.
 */
export function rateLimit(perSecond: number): RequestHandler {
  if (perSecond === 0) return (_request, _response, next) => next();
  const limiter = new RateLimiterMemory({ points: perSecond, duration: 1 });
  return async (request, response, next) => {
    if ((await secondsToWait(limiter, request.ip ?? '')) === undefined) next();
    else
      response.status(429).json({ error: `Rate limit of ${perSecond} request per second has been reached` });
  };
}
