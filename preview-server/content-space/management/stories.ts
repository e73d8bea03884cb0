import { releaseStories } from '@blattwerk/database/tables/releases.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Request, type Response, Router } from 'express';
import * as z from 'zod';
import { summaryOf } from '../../catalogue/facts-source.ts';
import type { Action } from '../../roles/roles.ts';
import { mayAlso, refuseAction } from '../access/gate.ts';
import { whoOf } from '../access/who.ts';
import type { ContentSpace } from '../content-space.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { notFound, unprocessable } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';
import { createStory } from '../stories/create-story.ts';
import { deleteStory } from '../stories/delete-story.ts';
import { duplicateStory } from '../stories/duplicate-story.ts';
import { findStory, loadSurroundings } from '../stories/find-stories.ts';
import { judge } from '../stories/judge-before-publishing.ts';
import { containsPattern } from '../stories/like-pattern.ts';
import { listEnvelopes } from '../stories/list-stories.ts';
import { moveStory } from '../stories/move-story.ts';
import { publishStory, unpublishStory } from '../stories/publish-story.ts';
import {
  storyCreationBody,
  storyDuplicationBody,
  storyMoveBody,
  storyUpdateBody,
} from '../stories/story-input.ts';
import { commaList, flag, selectionParameters } from '../stories/story-selection.ts';
import { toManagementSummary } from '../stories/to-management-story.ts';
import { updateStory } from '../stories/update-story.ts';
import type { Written } from '../stories/written.ts';
import { answerStory, answerWritten, loadStory } from './answer-written.ts';
import { authorOf } from './author-of.ts';
import { expectedVersion } from './entity-tag.ts';
import { releaseOf, saveInRelease } from './story-in-release.ts';

const listParameters = z
  .object({
    ...selectionParameters,
    search: z.string().max(200),
    text_search: z.string().max(200),
    contain_component: commaList,
    with_parent: z.coerce.number().int().nonnegative(),
    with_slug: z.string().max(1000),
    folder_only: flag,
    root_folders_only: flag,
    story_only: flag,
    is_published: flag,
    pinned: flag,
    in_trash: flag,
    in_release: z.coerce.number().int().positive(),
  })
  .partial()
  // More than the vendor's 100: the workspace lists all pages.
  .extend(pageParameters(1000));

/** `at`: as things will be then, with what is planned until that moment. */
const findingsParameters = z.object({
  at: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
});

type ListParameters = z.output<typeof listParameters>;

/** Stories and folders, mounted at `/v1/spaces/{id}/stories`. */
export function storiesRouter(space: ContentSpace): Router {
  const { database, config } = space;
  const spaceId = config.space.id;
  const router = Router();

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const { rows, total } = await listEnvelopes(database, {
      spaceId,
      version: 'draft',
      selection: { ...query, search_term: query.text_search ?? query.search_term },
      where: listConditions(query),
      page: { page: query.page, perPage: query.per_page },
    });
    const surroundings = await loadSurroundings(database, spaceId, config.space.languages, rows);
    setPagingHeaders(response, total, query.per_page);
    response.json({ stories: rows.map((row) => toManagementSummary(row, surroundings)) });
  });

  router.post('/', async (request, response) => {
    const body = readBody(storyCreationBody, request, response);
    if (!body) return;
    const wantsPublishing = body.publish ?? isFlagged(request, 'publish');
    const releaseId = await releaseOf(space, request, response, body.release_id);
    if (releaseId === false) return;
    if (releaseId !== undefined && wantsPublishing) {
      unprocessable(response, 'A story of a release is published with it; nothing was made.');
      return;
    }
    const needed = neededToWrite(body.story, wantsPublishing).find((action) => !mayAlso(request, action));
    if (needed) {
      refuseAction(response, needed);
      return;
    }
    const created = await createStory(database, spaceId, authorOf(request), body.story);
    if (created.ok && releaseId !== undefined) {
      const change = { id: created.id, releaseId, update: {}, wantsPublishing: false };
      await saveInRelease(space, request, response, change);
      return;
    }
    await answerWritten(space, response, await alsoPublish(request, created, wantsPublishing), 201);
  });

  router.get('/:id', async (request, response) => {
    const id = storyId(request, response);
    const releaseId = id === undefined ? false : await releaseOf(space, request, response);
    if (id !== undefined && releaseId !== false) await answerStory(space, response, id, 200, releaseId);
  });

  router.put('/:id', async (request, response) => {
    const id = storyId(request, response);
    const body = id === undefined ? undefined : readBody(storyUpdateBody, request, response);
    if (id === undefined || !body) return;
    const change = {
      id,
      author: authorOf(request),
      expectedVersion: expectedVersion(request.headers['if-match']),
      mayChangeLive: mayAlso(request, 'change-live'),
    };
    const wantsPublishing = body.publish ?? isFlagged(request, 'publish');
    const releaseId = await releaseOf(space, request, response, body.release_id);
    if (releaseId === false) return;
    if (releaseId !== undefined) {
      await saveInRelease(space, request, response, { id, releaseId, update: body.story, wantsPublishing });
      return;
    }
    if (wantsPublishing && !mayAlso(request, 'publish')) {
      refuseAction(response, 'publish');
      return;
    }
    const updated = await updateStory(space, change, body.story);
    await answerWritten(space, response, await alsoPublish(request, updated, wantsPublishing));
  });

  router.delete('/:id', async (request, response) => {
    const id = storyId(request, response);
    const releaseId = id === undefined ? false : await releaseOf(space, request, response);
    if (id === undefined || releaseId === false) return;
    if (releaseId !== undefined) {
      const sentence = `To take the story out of the release, delete /releases/${releaseId}/stories/${id}.`;
      unprocessable(response, `Stories are deleted in and outside of releases at once. ${sentence}`);
      return;
    }
    const story = await loadStory(space, id);
    const deleted = await deleteStory(space, id, { mayChangeLive: mayAlso(request, 'change-live') });
    if (!deleted.ok || !story) {
      await answerWritten(space, response, deleted);
      return;
    }
    await space.webhooks.settle(deleted.deliveries);
    response.json({ story: { ...story, deleted_at: new Date().toISOString() } });
  });

  /** What the vendor's clients do in a release and this space does for all of it at once. */
  router.use(['/:id/publish', '/:id/unpublish', '/:id/move'], (request, response, next) => {
    if (!Number(request.query.release_id)) next();
    else
      unprocessable(
        response,
        'Stories go live with their release, and are moved in and outside of it at once.',
      );
  });

  router.get('/:id/publish', async (request, response) => {
    const id = storyId(request, response);
    if (id === undefined) return;
    const change = {
      id,
      expectedVersion: expectedVersion(request.headers['if-match']),
      mustBeApproved: mustBeApproved(request),
    };
    await answerWritten(space, response, await publishStory(space, change));
  });

  router.get('/:id/unpublish', async (request, response) => {
    const id = storyId(request, response);
    if (id !== undefined) await answerWritten(space, response, await unpublishStory(space, id));
  });

  router.put('/:id/move', async (request, response) => {
    const id = storyId(request, response);
    const query = id === undefined ? undefined : readQuery(storyMoveBody, request, response);
    const body = query && readBody(storyMoveBody, request, response);
    if (id === undefined || !body) return;
    const { after_id: afterId, parent_id: parentId } = { ...query, ...body };
    await answerWritten(
      space,
      response,
      await moveStory(space, id, { afterId, parentId, mayChangeLive: mayAlso(request, 'change-live') }),
    );
  });

  router.put('/:id/duplicate', async (request, response) => {
    const id = storyId(request, response);
    const body = id === undefined ? undefined : readBody(storyDuplicationBody, request, response);
    if (id === undefined || !body) return;
    const { name, slug, parent_id: parentId } = body.story;
    const duplicated = await duplicateStory(database, spaceId, authorOf(request), id, {
      name,
      slug,
      parentId,
    });
    await answerWritten(space, response, duplicated);
  });

  router.get('/:id/findings', async (request, response) => {
    const id = storyId(request, response);
    const query = id === undefined ? undefined : readQuery(findingsParameters, request, response);
    if (id !== undefined && !query) return;
    const found = id === undefined ? undefined : await findStory(database, spaceId, id);
    if (!found) {
      if (id !== undefined) notFound(response);
      return;
    }
    const known = await space.catalogue.current();
    response.json({
      findings: await judge(database, space, known, found.row, found.content, query?.at),
      version: found.row.version,
      catalogue: summaryOf(known),
    });
  });

  return router;

  /** Members publish what was approved, where that is set; the token is the operator's own. */
  function mustBeApproved(request: Request<Record<string, string>>): boolean {
    return config.accounts?.needsApproval === true && whoOf(request)?.kind === 'member';
  }

  async function alsoPublish(
    request: Request<Record<string, string>>,
    saved: Written,
    wantsPublishing: boolean,
  ): Promise<Written> {
    if (!saved.ok || !wantsPublishing) return saved;
    // The vendor's CLI asks to publish everything it pushes; a folder has nothing to publish.
    const found = await findStory(database, spaceId, saved.id);
    if (found?.row.isFolder) return saved;
    const published = await publishStory(space, {
      id: saved.id,
      expectedVersion: undefined,
      mustBeApproved: mustBeApproved(request),
    });
    if (published.ok) return { ...published, deliveries: [...saved.deliveries, ...published.deliveries] };
    await space.webhooks.settle(saved.deliveries);
    return published;
  }
}

/** What making a story takes besides writing. */
const neededToWrite = ({ is_folder }: { is_folder?: boolean | undefined }, publishes: boolean): Action[] => [
  ...(is_folder ? (['arrange'] as const) : []),
  ...(publishes ? (['publish'] as const) : []),
];

/** The id in the path; answers 404 for what cannot be one. */
function storyId(request: Request<{ id: string }>, response: Response): number | undefined {
  const id = readId(request.params.id);
  if (id === undefined) notFound(response);
  return id;
}

const isFlagged = (request: Request, name: string): boolean =>
  request.query[name] === 'true' || request.query[name] === '1';

function listConditions(query: ListParameters) {
  const term = query.search && containsPattern(query.search);
  const parent = query.root_folders_only ? 0 : query.with_parent;
  return and(
    term
      ? or(ilike(stories.name, term), ilike(stories.slug, term), ilike(stories.fullSlug, term))
      : undefined,
    query.with_slug === undefined ? undefined : eq(stories.fullSlug, query.with_slug),
    parent === undefined ? undefined : parent === 0 ? isNull(stories.parentId) : eq(stories.parentId, parent),
    query.folder_only || query.root_folders_only ? eq(stories.isFolder, true) : undefined,
    query.story_only ? eq(stories.isFolder, false) : undefined,
    query.is_published === undefined
      ? undefined
      : query.is_published
        ? isNotNull(stories.publishedVersion)
        : isNull(stories.publishedVersion),
    query.pinned ? eq(stories.pinned, true) : undefined,
    query.in_release === undefined
      ? undefined
      : sql`exists (select from ${releaseStories} page where page.story_id = ${stories.id} and page.release_id = ${query.in_release})`,
    // Deleted stories are gone; the trash is empty.
    query.in_trash ? eq(stories.id, 0) : undefined,
  );
}
