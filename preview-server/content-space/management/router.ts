import { assetFolders } from '@blattwerk/database/tables/assets.ts';
import { componentGroups } from '@blattwerk/database/tables/components.ts';
import express, { Router } from 'express';
import { dropNullCharacters } from '../../http/without-null-characters.ts';
import type { ContentSpace } from '../content-space.ts';
import { notFound } from '../http/problems.ts';
import { requireKnownSpace, requireRight } from './access.ts';
import { apiKeysRouter } from './api-keys.ts';
import { assetsRouter } from './assets.ts';
import { componentsRouter } from './components.ts';
import { datasourceEntriesRouter } from './datasource-entries.ts';
import { datasourcesRouter } from './datasources.ts';
import { discussionsRouter, storyDiscussionsRouter } from './discussions.ts';
import { fieldTypesRouter } from './field-types.ts';
import { groupsRouter } from './groups.ts';
import { internalTagsRouter } from './internal-tags.ts';
import { notKeptRouter } from './not-kept.ts';
import { presetsRouter } from './presets.ts';
import { releasesRouter } from './releases.ts';
import { replacementsRouter } from './replacements.ts';
import { spacesRouter } from './spaces.ts';
import { storiesRouter } from './stories.ts';
import { storySchedulingsRouter } from './story-schedulings.ts';
import { tagsRouter } from './tags.ts';
import { usersRouter } from './users.ts';
import { versionsRouter } from './versions.ts';
import { webhookEndpointsRouter } from './webhook-endpoints.ts';
import { stageChangesRouter, workflowsRouter } from './workflows.ts';

/** A page of 500 blocks is about 1 MB; what is larger is no page. */
const bodyLimit = '5mb';

/** The management API, mounted at `/v1`: what the workspace, the loader and the vendor's tools write through. */
export function managementRouter(space: ContentSpace): Router {
  const router = Router();
  router.use(requireRight(space));
  // The vendor's clients leave the content type out where there is no body, and name JSON where there is one.
  router.use(express.json({ limit: bodyLimit, reviver: dropNullCharacters }));
  router.use('/users', usersRouter());
  router.use('/field_types', fieldTypesRouter(space));
  router.use('/spaces', spacesRouter(space));
  router.use('/spaces/:spaceId', requireKnownSpace(space), spaceRouter(space));
  router.use((_request, response) => notFound(response));
  return router;
}

function spaceRouter(space: ContentSpace): Router {
  const router = Router();
  router.use('/stories/:storyId/discussions', storyDiscussionsRouter(space));
  router.use('/stories', storiesRouter(space));
  router.use('/discussions', discussionsRouter(space));
  router.use('/workflow_stage_changes', stageChangesRouter(space));
  router.use(workflowsRouter());
  router.use('/versions', versionsRouter(space));
  router.use('/story_schedulings', storySchedulingsRouter(space));
  router.use('/releases', releasesRouter(space));
  router.use('/replacements', replacementsRouter(space));
  router.use('/components', componentsRouter(space));
  router.use(
    '/component_groups',
    groupsRouter(space, componentGroups, { one: 'component_group', many: 'component_groups' }),
  );
  router.use('/presets', presetsRouter(space));
  router.use('/internal_tags', internalTagsRouter(space));
  router.use('/datasources', datasourcesRouter(space));
  router.use('/datasource_entries', datasourceEntriesRouter(space));
  router.use('/assets', assetsRouter(space));
  router.use(
    '/asset_folders',
    groupsRouter(space, assetFolders, { one: 'asset_folder', many: 'asset_folders' }),
  );
  // Libraries shared between spaces: this space has none, and the vendor's CLI asks before it pushes assets.
  router.get('/shared_asset_folders', (_request, response) => {
    response.json({ shared_asset_folders: [] });
  });
  router.use('/webhook_endpoints', webhookEndpointsRouter(space));
  router.use('/tags', tagsRouter(space));
  router.use('/api_keys', apiKeysRouter(space));
  router.use(notKeptRouter());
  return router;
}
