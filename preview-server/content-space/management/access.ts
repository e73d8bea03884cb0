import type { RequestHandler } from 'express';
import { actionOf } from '../access/action-of.ts';
import type { ContentSpace } from '../content-space.ts';
import { notFound } from '../http/problems.ts';

/** Lets a request pass whose sender may do what it does: the management token's, raw or as an OAuth bearer, or a member's. */
export function requireRight({ gate }: ContentSpace): RequestHandler {
  return gate.require(({ method, path }) => actionOf(method, path));
}

/** There is one space. */
export function requireKnownSpace({ config }: ContentSpace): RequestHandler<{ spaceId: string }> {
  return (request, response, next) => {
    if (request.params.spaceId === String(config.space.id)) next();
    else notFound(response);
  };
}
