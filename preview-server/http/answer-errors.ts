import { unavailableReason } from '@blattwerk/database/unavailable.ts';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';

const sentences: Record<number, string> = {
  400: 'The request could not be read: its body must be valid JSON and its address valid.',
  413: 'The request is too large; a story may have 5 MB, a file 25 MB.',
  415: 'The request has a character set or encoding this server does not read; send UTF-8.',
};

/** Last stop: a wrong request is told what is wrong with it, a bug is logged here and not told. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const reason = unavailableReason(error);
    if (reason) {
      log.warn({ reason, method: request.method, path: request.path }, 'the database is away');
      response.status(503).set('Retry-After', '5');
      response.json({
        error: 'The content cannot be reached right now: nothing was changed, try again in a moment.',
      });
      return;
    }
    const status = statusOf(error);
    if (status >= 500)
      log.error({ error: error instanceof Error ? error.stack : String(error) }, 'unexpected error');
    response.status(status).json({
      error:
        sentences[status] ??
        'Something went wrong on the server; try again, and look into its log if it stays.',
    });
  };
}

/** Body parser, router and static files mark the sender's mistakes with a status below 500. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status in sentences ? status : status >= 400 && status < 500 ? 400 : 500;
}
