import type { RequestHandler } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { readQuery } from '../http/read-input.ts';
import { loadContentVersion } from '../spaces/content-version.ts';
import { spaceParameters } from './parameters.ts';

/** `GET cdn/spaces/me`: what clients poll for a change of published content. */
export function deliverSpace({ database, config }: ContentSpace): RequestHandler {
  return async (request, response) => {
    if (!readQuery(spaceParameters, request, response)) return;
    const { id, name, languages } = config.space;
    const version = await loadContentVersion(database, id);
    response.json({
      space: { id, name, domain: `${config.storefrontOrigin}/`, version, language_codes: languages },
    });
  };
}
