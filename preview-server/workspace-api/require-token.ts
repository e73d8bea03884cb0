import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Lets a request pass that carries the editors' token. */
export function requireToken(token: string): RequestHandler {
  const expected = digest(token);
  return (request, response, next) => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      next();
      return;
    }
    response.status(401).json({ error: 'Unauthorized' });
  };
}

/** Equal length for every input, so that the comparison takes constant time. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
