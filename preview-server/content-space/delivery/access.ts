import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { RequestHandler } from 'express';
import { isSameSecret } from '../access/same-secret.ts';
import type { ContentSpace } from '../content-space.ts';
import { unauthorized } from '../http/problems.ts';
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
export function requireDeliveryToken({ config }: ContentSpace): RequestHandler {
  const { tokens } = config;
  return (request, response, next) => {
    const { token } = request.query;
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

const requestedVersion = (version: unknown): ContentVersion => (version === 'draft' ? 'draft' : 'published');
