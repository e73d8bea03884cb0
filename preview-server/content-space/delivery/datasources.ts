import { datasources } from '@blattwerk/database/tables/datasources.ts';
import { and, eq, ilike, inArray, or } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { findDatasources, findEntries } from '../datasources/find-datasources.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';
import { readId, readQuery } from '../http/read-input.ts';
import { loadContentVersion } from '../spaces/content-version.ts';
import { containsPattern } from '../stories/like-pattern.ts';
import { datasourceEntryParameters, datasourceParameters, spaceParameters } from './parameters.ts';

/** `GET cdn/datasources` */
export function deliverDatasources({ database, config }: ContentSpace): RequestHandler {
  return async (request, response) => {
    const query = readQuery(datasourceParameters, request, response);
    if (!query) return;
    const term = query.search && containsPattern(query.search);
    const where = and(
      query.by_ids && inArray(datasources.id, query.by_ids),
      term ? or(ilike(datasources.name, term), ilike(datasources.slug, term)) : undefined,
    );
    const found = await findDatasources(database, config.space.id, where);
    const start = (query.page - 1) * query.per_page;
    setPagingHeaders(response, found.length, query.per_page);
    response.json({
      datasources: found.slice(start, start + query.per_page),
      cv: await loadContentVersion(database, config.space.id),
    });
  };
}

/** `GET cdn/datasources/{id | slug}` */
export function deliverDatasource({ database, config }: ContentSpace): RequestHandler<{ reference: string }> {
  return async (request, response) => {
    if (!readQuery(spaceParameters, request, response)) return;
    const { reference } = request.params;
    const id = readId(reference);
    const where = id === undefined ? eq(datasources.slug, reference) : eq(datasources.id, id);
    const [datasource] = await findDatasources(database, config.space.id, where);
    if (!datasource) {
      notFound(response);
      return;
    }
    response.json({ datasource, cv: await loadContentVersion(database, config.space.id) });
  };
}

/** `GET cdn/datasource_entries`, in one dimension where asked for. */
export function deliverDatasourceEntries({ database, config }: ContentSpace): RequestHandler {
  return async (request, response) => {
    const query = readQuery(datasourceEntryParameters, request, response);
    if (!query) return;
    const where = query.datasource === undefined ? undefined : eq(datasources.slug, query.datasource);
    const found = await findDatasources(database, config.space.id, where);
    const dimensions = found.flatMap((datasource) => datasource.dimensions);
    const { entries, total } = await findEntries(database, {
      datasourceIds: found.map(({ id }) => id),
      dimensionIds: dimensions
        .filter(({ entry_value }) => entry_value === query.dimension)
        .map(({ id }) => id),
      page: { page: query.page, perPage: query.per_page },
    });
    setPagingHeaders(response, total, query.per_page);
    response.json({
      datasource_entries: entries,
      cv: await loadContentVersion(database, config.space.id),
    });
  };
}
