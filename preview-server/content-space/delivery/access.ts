import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { Request, RequestHandler } from 'express';
import { isSameSecret } from '../access/same-secret.ts';
import type { ContentSpace } from '../content-space.ts';
import { unauthorized } from '../http/problems.ts';
import { openShareLink } from '../sharing/share-links.ts';
import { isShareToken } from '../sharing/share-token.ts';
import type { ContentVersion } from '../stories/story-columns.ts';

const exposed = 'Total, Per-Page';

/**
 * Lets browsers read the delivery API: published content from any page; drafts only from pages of this machine and
 * of the storefront, because the local preview token is known to everyone.
 */
export function crossOrigin({ config }: ContentSpace): RequestHandler {
  const storefront = new URL(config.storefrontOrigin).hostname;
  const mayReadDrafts = (origin: string): boolean => {
    const name = URL.canParse(origin) ? new URL(origin).hostname : '';
    return isLoopback(name) || name === storefront || name.endsWith(`.${storefront}`);
  };
  return (request, response, next) => {
    const { origin } = request.headers;
    const isPublic =
      typeof request.query.token === 'string' && isSameSecret(request.query.token, config.tokens.public);
    response.vary('Origin');
    if (isPublic) response.set('Access-Control-Allow-Origin', '*');
    else if (origin !== undefined && mayReadDrafts(origin))
      response.set('Access-Control-Allow-Origin', origin);
    response.set('Access-Control-Expose-Headers', exposed);
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    response.set({
      'Access-Control-Allow-Methods': 'GET',
      'Access-Control-Allow-Headers': 'Accept, Content-Type',
    });
    response.status(204).end();
  };
}

/** Whether a `token` parameter is the one that reads what is not published. */
export function isPreviewToken({ tokens }: ContentSpace['config'], token: unknown): boolean {
  return isSameSecret(typeof token === 'string' ? token : '', tokens.preview);
}

/** Lets a request pass whose `token` may read the `version` it asks for. */
export function requireDeliveryToken({ config, database }: ContentSpace): RequestHandler {
  const { tokens } = config;
  return async (request, response, next) => {
    const { token } = request.query;
    if (isShareToken(token)) {
      const parts = { queries: database, spaceId: config.space.id, secret: tokens.preview };
      const story = sharedStoryOf(request);
      const shown = story === undefined ? undefined : await openShareLink(parts, token);
      if (story !== undefined && shown === story) next();
      else unauthorized(response);
      return;
    }
    const mayReadDrafts = isPreviewToken(config, token);
    const mayReadPublished =
      mayReadDrafts || isSameSecret(typeof token === 'string' ? token : '', tokens.public);
    if (requestedVersion(request.query.version) === 'draft' ? mayReadDrafts : mayReadPublished) {
      next();
      return;
    }
    unauthorized(response);
  };
}

/** The one story that a token of a shared draft could show: asked for by its number, and without what it refers to. */
function sharedStoryOf({ method, path, query }: Request): number | undefined {
  const [, id] = /^\/stories\/(\d{1,10})$/.exec(path) ?? [];
  const isAlone = ['resolve_relations', 'resolve_assets', 'from_release', 'find_by'].every(
    (name) => query[name] === undefined,
  );
  return method === 'GET' && query.version === 'draft' && isAlone && id !== undefined
    ? Number(id)
    : undefined;
}

const requestedVersion = (version: unknown): ContentVersion => (version === 'draft' ? 'draft' : 'published');
