import { stories, storyVersions } from '@blattwerk/database/tables/stories.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { Router } from 'express';
import * as z from 'zod';
import { mayAlso } from '../access/gate.ts';
import type { ContentSpace } from '../content-space.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';
import { readId, readQuery } from '../http/read-input.ts';
import { sumUpVersions } from '../stories/sum-up-versions.ts';
import { editorId } from '../stories/to-management-story.ts';
import { updateStory } from '../stories/update-story.ts';
import { versionChangesSchema } from '../story-shape/difference/version-changes.ts';
import { editorName } from '../story-shape/editor-name.ts';
import { answerWritten } from './answer-written.ts';
import { authorOf } from './author-of.ts';

const model = { model: z.literal('stories'), model_id: z.coerce.number().int().positive() };

/** Saves of stories, mounted at `/v1/spaces/{id}/versions`: list, show with content, restore. */
export function versionsRouter(space: ContentSpace): Router {
  const { database, config } = space;
  const router = Router();
  const { content: _content, storyId: _storyId, ...columns } = versionColumns;

  router.get('/', async (request, response) => {
    const query = readQuery(z.object({ ...model, ...pageParameters() }), request, response);
    if (!query) return;
    const where = and(eq(storyVersions.storyId, query.model_id), eq(stories.spaceId, config.space.id));
    const ofSpace = eq(stories.id, storyVersions.storyId);
    const [counted] = await database
      .select({ total: count() })
      .from(storyVersions)
      .innerJoin(stories, ofSpace)
      .where(where);
    const rows = await database
      .select(columns)
      .from(storyVersions)
      .innerJoin(stories, ofSpace)
      .where(where)
      .orderBy(desc(storyVersions.version))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page);
    setPagingHeaders(response, counted?.total ?? 0, query.per_page);
    response.json({ versions: await withChanges(rows, query.model_id) });
  });

  router.get('/:id', async (request, response) => {
    const version = await findVersion(request.params.id);
    if (!version) {
      notFound(response);
      return;
    }
    const [told] = await withChanges([version], version.storyId);
    response.json({ version: { ...told, content: version.content } });
  });

  /** Saves the content of an old version as the newest one; the saves between stay. */
  router.put('/:id', async (request, response) => {
    const version = await findVersion(request.params.id);
    if (!version) {
      notFound(response);
      return;
    }
    const change = {
      id: version.storyId,
      author: authorOf(request),
      expectedVersion: undefined,
      mayChangeLive: mayAlso(request, 'change-live'),
    };
    const restored = await updateStory(space, change, { content: version.content });
    if (!restored.ok) {
      await answerWritten(space, response, restored);
      return;
    }
    await space.webhooks.settle(restored.deliveries);
    response.status(204).end();
  });

  return router;

  /** A summary that is not there, or that an older program made otherwise, is made. */
  async function withChanges(rows: readonly VersionRow[], storyId: number) {
    const known = rows.map((row) => ({ row, changes: versionChangesSchema.safeParse(row.changes).data }));
    const missing = known.flatMap(({ row, changes }) => (changes || row.version === 1 ? [] : row.version));
    const made = await sumUpVersions(database, storyId, missing);
    return known.map(({ row, changes = made.get(row.version) ?? null }) =>
      toVersion({ ...row, changes }, storyId),
    );
  }

  async function findVersion(idInPath: string) {
    const id = readId(idInPath);
    if (id === undefined) return undefined;
    const [version] = await database
      .select(versionColumns)
      .from(storyVersions)
      .innerJoin(stories, eq(stories.id, storyVersions.storyId))
      .where(and(eq(storyVersions.id, id), eq(stories.spaceId, config.space.id)));
    return version;
  }
}

const versionColumns = {
  id: storyVersions.id,
  storyId: storyVersions.storyId,
  version: storyVersions.version,
  name: storyVersions.name,
  content: storyVersions.content,
  author: storyVersions.author,
  changes: storyVersions.changes,
  publishedAt: storyVersions.publishedAt,
  createdAt: storyVersions.createdAt,
};

type VersionRow = Pick<
  typeof storyVersions.$inferSelect,
  'id' | 'version' | 'name' | 'author' | 'changes' | 'publishedAt' | 'createdAt'
>;

function toVersion(row: VersionRow, storyId: number) {
  return {
    id: row.id,
    event: row.version === 1 ? 'create' : 'update',
    created_at: row.createdAt.toISOString(),
    author_id: editorId,
    author: row.author,
    item_id: storyId,
    is_draft: row.publishedAt === null,
    /** Beyond the vendor's shape: the number the ETag had, the name, when this save went live, what it changed. */
    number: row.version,
    name: row.name,
    /** Whether the author has given a name. */
    is_named: row.author !== editorName,
    changes: row.changes,
    published_at: row.publishedAt?.toISOString() ?? null,
  };
}
