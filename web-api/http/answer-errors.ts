import { unavailableReason } from '@blattwerk/database/unavailable.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { notFound, problem, sendProblem } from './problems.ts';
import { refusePeopleByPage } from './refuse-people-by-page.ts';

const sentences: Record<number, string> = {
  400: 'The request could not be read: its body must be valid JSON and its address valid.',
  413: 'The request is too large; send at most 100 KB of JSON.',
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
      return sendProblem(response, databaseAway);
    }
    const status = statusOf(error);
    if (status >= 500) {
      const line = { error: errorText(error), method: request.method, path: request.path };
      log.error(line, 'unexpected error');
    }
    sendProblem(response, problem(status, sentences[status] ?? 'Try again; if it stays, tell our support.'));
  };
}

/** Addresses below the back end without an endpoint; a browser gets a page, as its link may have been cut off. */
export function answerUnknownAddress(origin: string): RequestHandler {
  const forPeople = refusePeopleByPage(origin, 'application/json');
  return (request, response, next) =>
    forPeople(request, response, (error?: unknown) => {
      if (error) next(error);
      else sendProblem(response, nothingHere);
    });
}

const databaseAway = problem(503, 'The shop cannot reach its data right now; try again in a moment.', {
  retryAfter: 5,
});

const nothingHere = notFound('There is nothing at this address: /web-api/docs lists what there is.');

/** Body parser and router mark the sender's mistakes with a status below 500. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status in sentences ? status : status >= 400 && status < 500 ? 400 : 500;
}
