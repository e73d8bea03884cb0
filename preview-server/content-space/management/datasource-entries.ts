import { datasources } from '@blattwerk/database/tables/datasources.ts';
import { and, eq } from 'drizzle-orm';
import { type RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { changeEntry, deleteEntry, insertEntry } from '../datasources/change-entries.ts';
import { findDatasources, findEntries, findEntry } from '../datasources/find-datasources.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { invalidFields, notFound } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';

const fields = z.object({
  name: z.string().trim().min(1).max(255),
  value: z.string().max(2000),
  datasource_id: z.int().positive(),
  dimension_value: z.string().max(2000).nullable().optional(),
  position: z.int().optional(),
});
const creation = z.object({ datasource_entry: fields });
const change = z.object({ datasource_entry: fields.partial() });
const dimensionParameter = z.object({ dimension_id: z.coerce.number().int().positive().optional() });

const listParameters = z
  .object({
    datasource_id: z.coerce.number().int(),
    datasource_slug: z.string().max(255),
    dimension: z.coerce.number().int(),
  })
  .partial()
  .extend(pageParameters(1000));

type EntryHandler = RequestHandler<{ id: string }>;

/** The choices of a datasource, mounted at `/v1/spaces/{id}/datasource_entries`. */
export function datasourceEntriesRouter(space: ContentSpace): Router {
  const router = Router();
  router.get('/', list(space));
  router.get('/:id', show(space));
  router.post('/', create(space));
  router.patch('/:id', update(space));
  router.put('/:id', update(space));
  router.delete('/:id', remove(space));
  return router;
}

function list({ database, config }: ContentSpace): RequestHandler {
  return async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const where = and(
      query.datasource_id === undefined ? undefined : eq(datasources.id, query.datasource_id),
      query.datasource_slug === undefined ? undefined : eq(datasources.slug, query.datasource_slug),
    );
    const found = await findDatasources(database, config.space.id, where);
    const { entries, total } = await findEntries(database, {
      datasourceIds: found.map(({ id }) => id),
      dimensionIds: query.dimension === undefined ? [] : [query.dimension],
      page: { page: query.page, perPage: query.per_page },
    });
    setPagingHeaders(response, total, query.per_page);
    response.json({ datasource_entries: entries });
  };
}

function show(space: ContentSpace): EntryHandler {
  return async (request, response) => {
    const entry = await entryInPath(space, request.params.id);
    if (entry) response.json({ datasource_entry: toManagementEntry(entry) });
    else notFound(response);
  };
}

function create(space: ContentSpace): RequestHandler {
  const { database, config } = space;
  return async (request, response) => {
    const input = readBody(creation, request, response)?.datasource_entry;
    if (!input) return;
    const { name, value, position, datasource_id: datasourceId } = input;
    const [datasource] = await findDatasources(database, config.space.id, eq(datasources.id, datasourceId));
    if (!datasource) {
      invalidFields(response, { datasource_id: ['is no datasource of this space'] });
      return;
    }
    const created = await insertEntry(space, datasource.slug, { datasourceId, name, value, position });
    if (!created.ok) {
      invalidFields(response, { name: ['has already been taken'] });
      return;
    }
    await space.webhooks.settle(created.deliveries);
    response.status(201).json({ datasource_entry: toManagementEntry(created.entry) });
  };
}

function update(space: ContentSpace): EntryHandler {
  return async (request, response) => {
    const input = readBody(change, request, response)?.datasource_entry;
    const query = input && readQuery(dimensionParameter, request, response);
    if (!query) return;
    const entry = await entryInPath(space, request.params.id);
    if (!entry) {
      notFound(response);
      return;
    }
    const { name, value, position, dimension_value } = input;
    const { dimension_id: id } = query;
    const inDimension = id === undefined ? undefined : { id, value: dimension_value };
    const changed = await changeEntry(space, entry, {
      name,
      value,
      position,
      inDimension,
    });
    if (!changed.ok) {
      invalidFields(response, { dimension_id: ['is no dimension of this datasource'] });
      return;
    }
    await space.webhooks.settle(changed.deliveries);
    response.status(204).end();
  };
}

function remove(space: ContentSpace): EntryHandler {
  return async (request, response) => {
    const entry = await entryInPath(space, request.params.id);
    if (!entry) {
      notFound(response);
      return;
    }
    await space.webhooks.settle(await deleteEntry(space, entry));
    response.status(204).end();
  };
}

function entryInPath({ database, config }: ContentSpace, idInPath: string) {
  return findEntry(database, config.space.id, readId(idInPath) ?? 0);
}

function toManagementEntry({ id, name, value }: { id: number; name: string; value: string }) {
  return { id, name, value, dimension_value: null };
}
