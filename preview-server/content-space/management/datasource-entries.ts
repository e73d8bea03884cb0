import type { Queries } from '@blattwerk/database/database.ts';
import {
  datasourceDimensions,
  datasourceEntries,
  datasourceEntryValues,
  datasources,
} from '@blattwerk/database/tables/datasources.ts';
import { and, eq, max } from 'drizzle-orm';
import { type RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { findDatasources, findEntries } from '../datasources/find-datasources.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { invalidFields, notFound } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';
import { raiseContentVersion } from '../spaces/content-version.ts';
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts';
import { editorName } from './answer-written.ts';

const fields = z.object({
  name: z.string().trim().min(1).max(255),
  value: z.string().max(2000),
  datasource_id: z.int().positive(),
  dimension_value: z.string().max(2000).nullable().optional(),
  position: z.int().optional(),
});

const dimensionParameter = z.object({ dimension_id: z.coerce.number().int().positive().optional() });

const listParameters = z
  .object({
    datasource_id: z.coerce.number().int(),
    datasource_slug: z.string().max(255),
    dimension: z.coerce.number().int(),
  })
  .partial()
  .extend(pageParameters(1000));

/** The choices of a datasource, mounted at `/v1/spaces/{id}/datasource_entries`. */
export function datasourceEntriesRouter(space: ContentSpace): Router {
  const { database, config } = space;
  const spaceId = config.space.id;
  const router = Router();

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const where = and(
      query.datasource_id === undefined ? undefined : eq(datasources.id, query.datasource_id),
      query.datasource_slug === undefined ? undefined : eq(datasources.slug, query.datasource_slug),
    );
    const found = await findDatasources(database, spaceId, where);
    const { entries, total } = await findEntries(database, {
      datasourceIds: found.map(({ id }) => id),
      dimensionIds: query.dimension === undefined ? [] : [query.dimension],
      page: { page: query.page, perPage: query.per_page },
    });
    setPagingHeaders(response, total, query.per_page);
    response.json({ datasource_entries: entries });
  });

  router.get('/:id', async (request, response) => {
    const entry = await findEntry(request.params.id);
    if (entry) response.json({ datasource_entry: toManagementEntry(entry) });
    else notFound(response);
  });

  router.post('/', async (request, response) => {
    const input = readBody(z.object({ datasource_entry: fields }), request, response)?.datasource_entry;
    if (!input) return;
    const { name, value, datasource_id: datasourceId } = input;
    const [datasource] = await findDatasources(database, spaceId, eq(datasources.id, datasourceId));
    if (!datasource) {
      invalidFields(response, { datasource_id: ['is no datasource of this space'] });
      return;
    }
    const created = await database.transaction(async (queries) => {
      const ofName = and(eq(datasourceEntries.datasourceId, datasourceId), eq(datasourceEntries.name, name));
      const [taken] = await queries.select().from(datasourceEntries).where(ofName);
      if (taken) return undefined;
      const position = input.position ?? (await nextPosition(queries, datasourceId));
      const [entry] = await queries
        .insert(datasourceEntries)
        .values({ datasourceId, name, value, position })
        .returning();
      await raiseContentVersion(queries, spaceId);
      return entry;
    });
    if (!created) {
      invalidFields(response, { name: ['has already been taken'] });
      return;
    }
    await announce(datasource.slug);
    response.status(201).json({ datasource_entry: toManagementEntry(created) });
  });

  const update: RequestHandler<{ id: string }> = async (request, response) => {
    const input = readBody(
      z.object({ datasource_entry: fields.partial() }),
      request,
      response,
    )?.datasource_entry;
    const query = input && readQuery(dimensionParameter, request, response);
    if (!query) return;
    const entry = await findEntry(request.params.id);
    if (!entry) {
      notFound(response);
      return;
    }
    const isSaved = await database.transaction(async (queries) => {
      const { name, value, position } = input;
      if (name !== undefined || value !== undefined || position !== undefined)
        await queries
          .update(datasourceEntries)
          .set({ name, value, position })
          .where(eq(datasourceEntries.id, entry.id));
      if (query.dimension_id !== undefined) {
        const [dimension] = await queries
          .select()
          .from(datasourceDimensions)
          .where(
            and(
              eq(datasourceDimensions.id, query.dimension_id),
              eq(datasourceDimensions.datasourceId, entry.datasourceId),
            ),
          );
        if (!dimension) return false;
        await putDimensionValue(queries, entry.id, dimension.id, input.dimension_value);
      }
      await raiseContentVersion(queries, spaceId);
      return true;
    });
    if (!isSaved) {
      invalidFields(response, { dimension_id: ['is no dimension of this datasource'] });
      return;
    }
    await announce(entry.slug);
    response.status(204).end();
  };
  router.patch('/:id', update);
  router.put('/:id', update);

  router.delete('/:id', async (request, response) => {
    const entry = await findEntry(request.params.id);
    if (!entry) {
      notFound(response);
      return;
    }
    await database.transaction(async (queries) => {
      await queries.delete(datasourceEntries).where(eq(datasourceEntries.id, entry.id));
      await raiseContentVersion(queries, spaceId);
    });
    await announce(entry.slug);
    response.status(204).end();
  });

  return router;

  async function findEntry(idInPath: string) {
    const [found] = await database
      .select({ entry: datasourceEntries, slug: datasources.slug })
      .from(datasourceEntries)
      .innerJoin(datasources, eq(datasources.id, datasourceEntries.datasourceId))
      .where(and(eq(datasources.spaceId, spaceId), eq(datasourceEntries.id, readId(idInPath) ?? 0)));
    return found && { ...found.entry, slug: found.slug };
  }

  function announce(slug: string): Promise<void> {
    return notifyWebhooks(space, {
      topic: 'datasource',
      action: 'entries_updated',
      text: `The user ${editorName} updated the entries of the Datasource ${slug}`,
      fields: { datasource_slug: slug },
    });
  }
}

async function nextPosition(queries: Queries, datasourceId: number): Promise<number> {
  const [last] = await queries
    .select({ position: max(datasourceEntries.position) })
    .from(datasourceEntries)
    .where(eq(datasourceEntries.datasourceId, datasourceId));
  return (last?.position ?? 0) + 1;
}

/** An empty value takes the translation away. */
async function putDimensionValue(
  queries: Queries,
  entryId: number,
  dimensionId: number,
  value: string | null | undefined,
): Promise<void> {
  if (value === undefined) return;
  const { entryId: entryColumn, dimensionId: dimensionColumn } = datasourceEntryValues;
  if (value === null || value === '') {
    await queries
      .delete(datasourceEntryValues)
      .where(and(eq(entryColumn, entryId), eq(dimensionColumn, dimensionId)));
    return;
  }
  await queries
    .insert(datasourceEntryValues)
    .values({ entryId, dimensionId, value })
    .onConflictDoUpdate({ target: [entryColumn, dimensionColumn], set: { value } });
}

function toManagementEntry({ id, name, value }: { id: number; name: string; value: string }) {
  return { id, name, value, dimension_value: null };
}
