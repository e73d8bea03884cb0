import type { RequestHandler } from 'express';
import { isSameSecret } from '../access/same-secret.ts';
import type { ContentSpace } from '../content-space.ts';
import { notFound, unauthorized } from '../http/problems.ts';

/** Lets a request pass that carries the management token: raw as a personal token, or as an OAuth bearer. */
export function requireManagementToken({ config }: ContentSpace): RequestHandler {
  return (request, response, next) => {
    const given = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    if (isSameSecret(given, config.tokens.management)) next();
    else unauthorized(response);
  };
}

/** There is one space. */
export function requireKnownSpace({ config }: ContentSpace): RequestHandler<{ spaceId: string }> {
  return (request, response, next) => {
    if (request.params.spaceId === String(config.space.id)) next();
    else notFound(response);
  };
}
