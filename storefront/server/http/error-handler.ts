import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';

/** What body parsers throw for a request that is at fault. */
const requestErrorSchema = z.object({ status: z.number().int().min(400).max(499), expose: z.literal(true) });

/** Ends every request that failed: with a sentence, and the details only in the log. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = faultOf(error);
    if (status !== undefined) {
      const sentence = status === 413 ? 'The body is too large.' : 'The request cannot be read.';
      response.status(status).type('text').send(sentence);
      return;
    }
    logger.error({ err: error, path: request.path }, 'request failed');
    response.status(500).type('text').send('Something went wrong on our side; the error has been logged.');
  };
}

/** The status of a request that is at fault itself. */
function faultOf(error: unknown): number | undefined {
  // An address that is no text once it is decoded.
  return error instanceof URIError ? 400 : requestErrorSchema.safeParse(error).data?.status;
}
