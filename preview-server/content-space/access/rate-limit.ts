import type { RequestHandler } from 'express';

/**
 * Answers 429 in the vendor's form once one address asks more often than `perSecond`; its clients wait and
 * ask again. One-second windows per process: enough against a runaway script, no record of anyone.
 */
export function rateLimit(perSecond: number, now: () => number = Date.now): RequestHandler {
  let second = 0;
  const counts = new Map<string, number>();
  return (request, response, next) => {
    const current = Math.floor(now() / 1000);
    if (current !== second) {
      second = current;
      counts.clear();
    }
    const address = request.ip ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (perSecond === 0 || count <= perSecond) {
      next();
      return;
    }
    response.status(429).json({ error: `Rate limit of ${perSecond} request per second has been reached` });
  };
}
