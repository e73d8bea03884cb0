import type { Queries } from '@blattwerk/database/database.ts';
import { datasourceDimensions, datasources } from '@blattwerk/database/tables/datasources.ts';
import { and, eq, ilike, inArray, ne, or } from 'drizzle-orm';
import { type RequestHandler, type Response, Router } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { findDatasources } from '../datasources/find-datasources.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { invalidFields, notFound } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';
import { raiseContentVersion } from '../spaces/content-version.ts';
import { containsPattern } from '../stories/like-pattern.ts';
import { idList } from '../stories/story-selection.ts';

const dimension = z.object({
  id: z.int().positive().optional(),
  name: z.string().trim().min(1).max(255).optional(),
  entry_value: z.string().trim().min(1).max(100).optional(),
  _destroy: z.boolean().nullish(),
});

const fields = z.object({
  name: z.string().trim().min(1).max(255),
  slug: z.string().regex(/^[\w-]{1,255}$/, 'may hold letters, digits, dashes and underscores'),
  dimensions_attributes: z.array(dimension).max(50).optional(),
});

const listParameters = z
  .object({ search: z.string().max(200), by_ids: idList })
  .partial()
  .extend(pageParameters());

/** Lists of choices, mounted at `/v1/spaces/{id}/datasources`. */
export function datasourcesRouter({ database, config }: ContentSpace): Router {
  const spaceId = config.space.id;
  const router = Router();

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const term = query.search && containsPattern(query.search);
    const where = and(
      query.by_ids && inArray(datasources.id, query.by_ids),
      term ? or(ilike(datasources.name, term), ilike(datasources.slug, term)) : undefined,
    );
    const found = await findDatasources(database, spaceId, where);
    const start = (query.page - 1) * query.per_page;
    setPagingHeaders(response, found.length, query.per_page);
    response.json({ datasources: found.slice(start, start + query.per_page) });
  });

  router.get('/:id', async (request, response) => {
    await answer(response, await idOf(request.params.id), 200);
  });

  router.post('/', async (request, response) => {
    const input = readBody(z.object({ datasource: fields }), request, response)?.datasource;
    if (!input) return;
    const { name, slug } = input;
    const id = await database.transaction(async (queries) => {
      if (await isSlugTaken(queries, slug, 0)) return undefined;
      const [created] = await queries
        .insert(datasources)
        .values({ spaceId, name, slug })
        .returning({ id: datasources.id });
      if (!created) throw new Error('The database returned no row for a datasource it inserted.');
      await changeDimensions(queries, created.id, input.dimensions_attributes ?? []);
      await raiseContentVersion(queries, spaceId);
      return created.id;
    });
    if (id === undefined) invalidFields(response, { slug: ['has already been taken'] });
    else await answer(response, id, 201);
  });

  const update: RequestHandler<{ id: string }> = async (request, response) => {
    const input = readBody(z.object({ datasource: fields.partial() }), request, response)?.datasource;
    if (!input) return;
    const id = await idOf(request.params.id);
    if (id === undefined) {
      notFound(response);
      return;
    }
    const { name, slug } = input;
    const isSaved = await database.transaction(async (queries) => {
      if (slug !== undefined && (await isSlugTaken(queries, slug, id))) return false;
      await queries
        .update(datasources)
        .set({ name, slug, updatedAt: new Date() })
        .where(eq(datasources.id, id));
      await changeDimensions(queries, id, input.dimensions_attributes ?? []);
      await raiseContentVersion(queries, spaceId);
      return true;
    });
    if (isSaved) await answer(response, id, 200);
    else invalidFields(response, { slug: ['has already been taken'] });
  };
  router.patch('/:id', update);
  router.put('/:id', update);

  router.delete('/:id', async (request, response) => {
    const id = await idOf(request.params.id);
    if (id === undefined) {
      notFound(response);
      return;
    }
    await database.transaction(async (queries) => {
      await queries.delete(datasources).where(eq(datasources.id, id));
      await raiseContentVersion(queries, spaceId);
    });
    response.status(204).end();
  });

  return router;

  /** Datasources are named by id or slug. */
  async function idOf(reference: string): Promise<number | undefined> {
    const id = readId(reference);
    const where = id === undefined ? eq(datasources.slug, reference) : eq(datasources.id, id);
    const [row] = await database
      .select({ id: datasources.id })
      .from(datasources)
      .where(and(eq(datasources.spaceId, spaceId), where));
    return row?.id;
  }

  async function isSlugTaken(queries: Queries, slug: string, except: number): Promise<boolean> {
    const taken = await queries
      .select({ id: datasources.id })
      .from(datasources)
      .where(and(eq(datasources.spaceId, spaceId), eq(datasources.slug, slug), ne(datasources.id, except)));
    return taken.length > 0;
  }

  async function answer(response: Response, id: number | undefined, status: number): Promise<void> {
    const [datasource] =
      id === undefined ? [] : await findDatasources(database, spaceId, eq(datasources.id, id));
    if (datasource) response.status(status).json({ datasource });
    else notFound(response);
  }
}

/** Adds, renames and removes dimensions; one with the same value is the same dimension. */
async function changeDimensions(
  queries: Queries,
  datasourceId: number,
  changes: readonly z.output<typeof dimension>[],
): Promise<void> {
  for (const { id, name, entry_value: entryValue, _destroy } of changes) {
    const isMeant = and(
      eq(datasourceDimensions.datasourceId, datasourceId),
      id === undefined
        ? eq(datasourceDimensions.entryValue, entryValue ?? '')
        : eq(datasourceDimensions.id, id),
    );
    if (_destroy) {
      await queries.delete(datasourceDimensions).where(isMeant);
      continue;
    }
    const changed = await queries
      .update(datasourceDimensions)
      .set({ name, entryValue, updatedAt: new Date() })
      .where(isMeant)
      .returning({ id: datasourceDimensions.id });
    if (changed.length === 0 && entryValue !== undefined)
      await queries
        .insert(datasourceDimensions)
        .values({ datasourceId, name: name ?? entryValue, entryValue });
  }
}
