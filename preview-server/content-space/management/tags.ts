import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { Router } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { raiseContentVersion } from '../spaces/content-version.ts';
import { tagName } from '../stories/story-input.ts';

const renaming = z.object({ tag: z.object({ name: tagName }) });
const listParameters = z.object({ search: z.string().max(100).optional() });

/** The tags that stories carry, mounted at `/v1/spaces/{id}/tags`; a tag is there as long as a story carries it. */
export function tagsRouter({ database, config }: ContentSpace): Router {
  const spaceId = config.space.id;
  const router = Router();

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const counts = await countTags(database, spaceId);
    const term = query.search?.toLocaleLowerCase('de') ?? '';
    const tags = [...counts]
      .filter(([name]) => name.toLocaleLowerCase('de').includes(term))
      .sort(([one], [other]) => one.localeCompare(other, 'de'))
      .map(([name, taggings_count]) => ({ name, taggings_count }));
    setPagingHeaders(response, tags.length, Math.max(tags.length, 1));
    response.json({ tags });
  });

  router.put('/:name', async (request, response) => {
    const body = readBody(renaming, request, response);
    if (!body) return;
    const { name } = body.tag;
    const changed = await retag(request.params.name, (tag) => (tag === request.params.name ? [name] : [tag]));
    if (changed) response.json({ tag: { name, taggings_count: changed } });
    else notFound(response);
  });

  router.delete('/:name', async (request, response) => {
    const changed = await retag(request.params.name, (tag) => (tag === request.params.name ? [] : [tag]));
    if (changed) response.status(204).end();
    else notFound(response);
  });

  router.use((_request, response) => {
    response.status(404).json({ error: 'A tag is made by saving a story that carries it in tag_list.' });
  });
  return router;

  /** Changes the tags of every story that carries one; answers how many those are. */
  async function retag(carried: string, change: (tag: string) => string[]): Promise<number> {
    return database.transaction(async (queries) => {
      const carriers = await queries
        .select({ id: stories.id, tags: stories.tags })
        .from(stories)
        .where(and(eq(stories.spaceId, spaceId), arrayContains(stories.tags, [carried])))
        .for('update');
      for (const { id, tags } of carriers)
        await queries
          .update(stories)
          .set({ tags: [...new Set(tags.flatMap(change))], updatedAt: new Date() })
          .where(eq(stories.id, id));
      if (carriers.length > 0) await raiseContentVersion(queries, spaceId);
      return carriers.length;
    });
  }
}

async function countTags(queries: Queries, spaceId: number): Promise<Map<string, number>> {
  const rows = await queries
    .select({ name: sql<string>`unnest(${stories.tags})` })
    .from(stories)
    .where(eq(stories.spaceId, spaceId));
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
