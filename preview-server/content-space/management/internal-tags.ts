import { internalTags } from '@blattwerk/database/tables/components.ts';
import { and, asc, eq, ilike } from 'drizzle-orm';
import { Router } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { invalidFields, notFound } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';
import { containsPattern } from '../stories/like-pattern.ts';

const objectType = z.enum(['asset', 'component']);
const fields = z.object({
  name: z.string().trim().min(1).max(255),
  object_type: objectType.default('asset'),
});

const listParameters = z
  .object({ search: z.string().max(200), by_object_type: objectType })
  .partial()
  .extend(pageParameters());

/** Labels of components and assets, mounted at `/v1/spaces/{id}/internal_tags`. */
export function internalTagsRouter({ database, config }: ContentSpace): Router {
  const spaceId = config.space.id;
  const router = Router();
  const byId = (id: string) => and(eq(internalTags.spaceId, spaceId), eq(internalTags.id, readId(id) ?? 0));

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const rows = await database
      .select()
      .from(internalTags)
      .where(
        and(
          eq(internalTags.spaceId, spaceId),
          query.by_object_type && eq(internalTags.objectType, query.by_object_type),
          query.search ? ilike(internalTags.name, containsPattern(query.search)) : undefined,
        ),
      )
      .orderBy(asc(internalTags.name), asc(internalTags.id));
    const start = (query.page - 1) * query.per_page;
    setPagingHeaders(response, rows.length, query.per_page);
    response.json({ internal_tags: rows.slice(start, start + query.per_page).map(toManagementTag) });
  });

  router.post('/', async (request, response) => {
    const input = readBody(z.object({ internal_tag: fields }), request, response)?.internal_tag;
    if (!input) return;
    const [created] = await database
      .insert(internalTags)
      .values({ spaceId, name: input.name, objectType: input.object_type })
      .onConflictDoNothing()
      .returning();
    if (created) response.status(201).json({ internal_tag: toManagementTag(created) });
    else invalidFields(response, { name: ['has already been taken'] });
  });

  router.patch('/:id', async (request, response) => {
    const input = readBody(
      z.object({ internal_tag: fields.pick({ name: true }) }),
      request,
      response,
    )?.internal_tag;
    if (!input) return;
    const [updated] = await database
      .update(internalTags)
      .set({ name: input.name })
      .where(byId(request.params.id))
      .returning();
    if (updated) response.json({ internal_tag: toManagementTag(updated) });
    else notFound(response);
  });

  router.delete('/:id', async (request, response) => {
    const deleted = await database.delete(internalTags).where(byId(request.params.id)).returning();
    if (deleted.length > 0) response.status(204).end();
    else notFound(response);
  });

  return router;
}

function toManagementTag({ id, name, objectType }: typeof internalTags.$inferSelect) {
  return { id, name, object_type: objectType };
}
