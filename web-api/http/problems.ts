import {
  type Problem,
  type ProblemField,
  problemMediaType,
} from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { Response } from 'express';
import type { HtmlPage } from '../pages/message-page.ts';

const titles: Record<number, string> = {
  400: 'The request cannot be read',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'In conflict with what is there',
  410: 'No longer there',
  413: 'Too large',
  415: 'Unsupported kind of content',
  422: 'Cannot be done as asked',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available at the moment',
};

/** A problem of this status; `detail` is one sentence that says what to do. */
export function problem(status: number, detail: string, more: Partial<Problem> = {}): Problem {
  return { type: 'about:blank', title: titles[status] ?? 'Problem', status, detail, ...more };
}

export function notFound(detail: string): Problem {
  return problem(404, detail);
}

/** The fields are each fine alone but do not go together, or name a value that is not offered. */
export function unprocessable(detail: string, errors: ProblemField[] = []): Problem {
  return problem(422, detail, errors.length > 0 ? { errors } : {});
}

const pagesOf = new WeakMap<Response, (problem: Problem) => HtmlPage>();

/** From now on a refusal of this request is a page: a person has opened the address. */
export function refuseByPage(response: Response, pageOf: (problem: Problem) => HtmlPage): void {
  pagesOf.set(response, pageOf);
}

export function sendProblem(response: Response, value: Problem): void {
  const page = pagesOf.get(response)?.(value);
  if (value.retryAfter !== undefined) response.setHeader('retry-after', String(value.retryAfter));
  response.setHeader('cache-control', 'no-store');
  response.status(value.status);
  if (page) response.set(page.headers).type('html').send(page.html);
  else response.type(problemMediaType).send(JSON.stringify(value));
}

/** Refuses changes of the catalogue without a token that this shop's scripts have signed. */
export const forbidden = problem(
  403,
  'The token is not ours or has expired: use npm run catalogue on the server.',
);
