import express, { Router } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { notFound } from '../http/problems.ts';
import { requireKnownSpace, requireManagementToken } from './access.ts';
import { spacesRouter } from './spaces.ts';
import { storiesRouter } from './stories.ts';
import { usersRouter } from './users.ts';
import { versionsRouter } from './versions.ts';

/** A page of 500 blocks is about 1 MB; what is larger is no page. */
const bodyLimit = '5mb';

/** The management API, mounted at `/v1`: what the workspace, the loader and the vendor's tools write through. */
export function managementRouter(space: ContentSpace): Router {
  const router = Router();
  router.use(requireManagementToken(space));
  // The vendor's clients leave the content type out where there is no body, and name JSON where there is one.
  router.use(express.json({ limit: bodyLimit }));
  router.use('/users', usersRouter());
  router.use('/spaces', spacesRouter(space));
  router.use('/spaces/:spaceId', requireKnownSpace(space), spaceRouter(space));
  router.use((_request, response) => notFound(response));
  return router;
}

function spaceRouter(space: ContentSpace): Router {
  const router = Router();
  router.use('/stories', storiesRouter(space));
  router.use('/versions', versionsRouter(space));
  return router;
}
