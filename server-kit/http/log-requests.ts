import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * One line per request: method, path, status and milliseconds, with the visitor's address where `withAddress` says so.
 * The query is left out, as tokens travel in it.
 */
export function logRequests(log: Logger, { withAddress }: { withAddress: boolean }): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.on('finish', () => {
      const line = {
        method: request.method,
        path: request.originalUrl.replace(/\?.*$/s, ''),
        status: response.statusCode,
        ...(withAddress && { address: request.ip }),
        milliseconds: Math.round(performance.now() - start),
      };
      log[response.statusCode >= 500 ? 'error' : 'info'](line, 'request');
    });
    next();
  };
}
