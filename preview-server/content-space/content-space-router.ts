import { type RequestHandler, Router } from 'express';
import { rateLimit } from './access/rate-limit.ts';
import { fileRouter } from './assets/file-router.ts';
import { uploadRouter } from './assets/upload-router.ts';
import type { ContentSpace } from './content-space.ts';
import { deliveryRouter } from './delivery/router.ts';
import { managementRouter } from './management/router.ts';

/** The content space: delivery API, management API and asset files. */
export function contentSpaceRouter(space: ContentSpace): Router {
  const router = Router();
  router.use(['/v1', '/v2'], rateLimit(space.config.requestsPerSecond), neverStore);
  router.use('/v2/cdn', deliveryRouter(space));
  router.use('/v1', managementRouter(space));
  router.use(uploadRouter(space));
  router.use(fileRouter(space));
  return router;
}

/** No cache between server and client may keep drafts or answers to editors; clients of published content use `cv`. */
const neverStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
