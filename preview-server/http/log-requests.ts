import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** One line per request. The query is left out: tokens travel in it. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.on('finish', () => {
      const line = {
        method: request.method,
        path: request.originalUrl.replace(/\?.*$/s, ''),
        status: response.statusCode,
        address: request.ip,
        milliseconds: Math.round(performance.now() - start),
      };
      log[response.statusCode >= 500 ? 'error' : 'info'](line, 'request');
    });
    next();
  };
}
