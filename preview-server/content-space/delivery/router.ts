import { Router } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { notFound } from '../http/problems.ts';
import { loadContentVersion } from '../spaces/content-version.ts';
import { crossOrigin, requireDeliveryToken } from './access.ts';
import { deliverAsset } from './asset.ts';
import { deliverDatasource, deliverDatasourceEntries, deliverDatasources } from './datasources.ts';
import { deliverLink, deliverLinks } from './link-handlers.ts';
import { rememberPublished } from './remember-published.ts';
import { deliverSpace } from './space.ts';
import { deliverSingleStory, deliverStoryList } from './stories.ts';
import { deliverTags } from './tags.ts';

/** The delivery API, mounted at `/v2/cdn`: what the storefront and previews read. */
export function deliveryRouter(space: ContentSpace): Router {
  const router = Router();
  router.use(crossOrigin(space), requireDeliveryToken(space));
  const remember = rememberPublished(() => loadContentVersion(space.database, space.config.space.id));
  router.get('/stories', deliverStoryList(space, remember));
  router.get('/stories/*reference', deliverSingleStory(space, remember));
  router.get('/links', deliverLinks(space));
  router.get('/links/:uuid', deliverLink(space));
  router.get('/spaces/me', deliverSpace(space));
  router.get('/assets/me', deliverAsset(space));
  router.get('/datasources', deliverDatasources(space));
  router.get('/datasources/:reference', deliverDatasource(space));
  router.get('/datasource_entries', deliverDatasourceEntries(space));
  router.get('/tags', deliverTags(space));
  router.use((_request, response) => notFound(response));
  return router;
}
