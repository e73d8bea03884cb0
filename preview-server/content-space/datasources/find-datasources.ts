import type { Queries } from '@blattwerk/database/database.ts';
import {
  datasourceDimensions,
  datasourceEntries,
  datasourceEntryValues,
  datasources,
} from '@blattwerk/database/tables/datasources.ts';
import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Page } from '../http/paging.ts';

/** Datasources as both APIs show them, in the order they were made. */
export async function findDatasources(queries: Queries, spaceId: number, where?: SQL) {
  const rows = await queries
    .select()
    .from(datasources)
    .where(and(eq(datasources.spaceId, spaceId), where))
    .orderBy(asc(datasources.id));
  const ids = rows.map(({ id }) => id);
  const dimensions = await queries
    .select()
    .from(datasourceDimensions)
    .where(inArray(datasourceDimensions.datasourceId, ids))
    .orderBy(asc(datasourceDimensions.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    dimensions: dimensions
      .filter(({ datasourceId }) => datasourceId === row.id)
      .map((dimension) => ({
        id: dimension.id,
        name: dimension.name,
        entry_value: dimension.entryValue,
        datasource_id: dimension.datasourceId,
        created_at: dimension.createdAt.toISOString(),
        updated_at: dimension.updatedAt.toISOString(),
      })),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }));
}

export type EntryQuery = {
  datasourceIds: readonly number[];
  /** Dimensions whose value is wanted beside the entry's own; at most one per datasource. */
  dimensionIds: readonly number[];
  page: Page;
};

/** A page of entries in their order. */
export async function findEntries(queries: Queries, { datasourceIds, dimensionIds, page }: EntryQuery) {
  const where = inArray(datasourceEntries.datasourceId, [...datasourceIds]);
  const [counted] = await queries.select({ total: count() }).from(datasourceEntries).where(where);
  const entries = await queries
    .select({
      id: datasourceEntries.id,
      name: datasourceEntries.name,
      value: datasourceEntries.value,
      dimension_value: datasourceEntryValues.value,
    })
    .from(datasourceEntries)
    .leftJoin(
      datasourceEntryValues,
      and(
        eq(datasourceEntryValues.entryId, datasourceEntries.id),
        inArray(datasourceEntryValues.dimensionId, [...dimensionIds]),
      ),
    )
    .where(where)
    .orderBy(asc(datasourceEntries.datasourceId), asc(datasourceEntries.position), asc(datasourceEntries.id))
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage);
  return { entries, total: counted?.total ?? 0 };
}

/** An entry of the space, with the slug of its datasource. */
export async function findEntry(queries: Queries, spaceId: number, id: number) {
  const [found] = await queries
    .select({ entry: datasourceEntries, slug: datasources.slug })
    .from(datasourceEntries)
    .innerJoin(datasources, eq(datasources.id, datasourceEntries.datasourceId))
    .where(and(eq(datasources.spaceId, spaceId), eq(datasourceEntries.id, id)));
  return found && { ...found.entry, slug: found.slug };
}
