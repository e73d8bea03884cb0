import { problemMediaType } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { RequestHandler } from 'express';
import { refusalPage } from '../pages/refusal-page.ts';
import { refuseByPage } from './problems.ts';
import { shopOfLink } from './shop-of-link.ts';

/**
 * Refusals become pages for clients that accept HTML.
 * @param origin address of the card channel's German shop
 * @param preferred what who takes anything is answered in
 */
export function refusePeopleByPage(
  origin: string,
  preferred: 'text/html' | 'application/json' = 'text/html',
): RequestHandler {
  return (request, response, next) => {
    const taken = request.accepts([preferred, 'text/html', 'application/json', problemMediaType]);
    if (taken === 'text/html')
      refuseByPage(response, (problem) => refusalPage(problem, shopOfLink(origin, request)));
    next();
  };
}
