import { Router } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';

/** The tokens of the delivery API, mounted at `/v1/spaces/{id}/api_keys`. They are the operator's to set, so they are only read. */
export function apiKeysRouter({ config }: ContentSpace): Router {
  const { tokens, space } = config;
  const keys = [
    { id: 1, access: 'public', name: 'STORYBLOK_PUBLIC_TOKEN', token: tokens.public },
    { id: 2, access: 'private', name: 'STORYBLOK_PREVIEW_TOKEN', token: tokens.preview },
  ].map((key) => ({ ...key, space_id: space.id, branch_id: null, story_ids: [], min_cache: 0 }));
  const router = Router();
  router.get('/', (_request, response) => {
    setPagingHeaders(response, keys.length, keys.length);
    response.json({ api_keys: keys });
  });
  router.use((_request, response) => {
    response.status(404).json({
      error: 'The tokens of this space are set by STORYBLOK_PUBLIC_TOKEN and STORYBLOK_PREVIEW_TOKEN.',
    });
  });
  return router;
}
