import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { context, propagation } from '@opentelemetry/api';
import type { RequestHandler } from 'express';

const header = 'x-request-id';
const serving = new AsyncLocalStorage<string>();

/**
 * Serves each request under an id: the one that a proxy or another room has given it, or a new one. Lines of the log carry
 * it, and what is asked of other rooms meanwhile.
 */
export function withRequestId(app: RequestListener): RequestListener {
  return (request, response) => {
    const given = request.headers[header];
    const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    serving.run(id, () => app(request, response));
  };
}

/** Names the request in its answer; not where answers are kept, and sent to others. */
export const tellRequestId: RequestHandler = (_request, response, next) => {
  const id = serving.getStore();
  if (id !== undefined) response.setHeader(header, id);
  next();
};

/** For pino: names the request in each line that is written while it is served. */
export function requestInLog(): { request?: string } {
  const request = serving.getStore();
  return request === undefined ? {} : { request };
}

/** Headers that tell another room for which request it is asked, and for which trace, where one is followed. */
export function requestHeaders(): Record<string, string> {
  const id = serving.getStore();
  const headers: Record<string, string> = id === undefined ? {} : { [header]: id };
  propagation.inject(context.active(), headers);
  return headers;
}
