import type { Queries } from '@blattwerk/database/database.ts';
import {
  datasourceDimensions,
  datasourceEntries,
  datasourceEntryValues,
} from '@blattwerk/database/tables/datasources.ts';
import { and, eq, max } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import { raiseContentVersion } from '../spaces/content-version.ts';
import { editorName } from '../story-shape/editor-name.ts';

type EntryRow = typeof datasourceEntries.$inferSelect;
type Space = Pick<ContentSpace, 'database' | 'config' | 'webhooks'>;
/** What was put up for webhooks. */
type Told = { deliveries: readonly number[] };

export type NewEntry = { datasourceId: number; name: string; value: string; position?: number | undefined };

/** Fields left out stay as they are. */
export type EntryChange = {
  name?: string | undefined;
  value?: string | undefined;
  position?: number | undefined;
  /** Value of the entry in one dimension; empty or null removes it. */
  inDimension?: { id: number; value: string | null | undefined } | undefined;
};

/** Adds an entry, at the end unless a position is given. A name is taken once per datasource. */
export function insertEntry(
  space: Space,
  slug: string,
  { datasourceId, name, value, position }: NewEntry,
): Promise<({ ok: true; entry: EntryRow } & Told) | { ok: false; reason: 'name-taken' }> {
  return space.database.transaction(async (queries) => {
    const ofName = and(eq(datasourceEntries.datasourceId, datasourceId), eq(datasourceEntries.name, name));
    const [taken] = await queries.select().from(datasourceEntries).where(ofName);
    if (taken) return { ok: false, reason: 'name-taken' };
    const [entry] = await queries
      .insert(datasourceEntries)
      .values({
        datasourceId,
        name,
        value,
        position: position ?? (await nextPosition(queries, datasourceId)),
      })
      .returning();
    if (!entry) throw new Error('The database returned no row for an entry it inserted.');
    return { ok: true, entry, deliveries: await tellOfEntries(queries, space, slug) };
  });
}

/** Changes an entry and its value in a dimension; a dimension of another datasource changes nothing. */
export function changeEntry(
  space: Space,
  entry: Pick<EntryRow, 'id' | 'datasourceId'> & { slug: string },
  { name, value, position, inDimension }: EntryChange,
): Promise<({ ok: true } & Told) | { ok: false; reason: 'unknown-dimension' }> {
  return space.database.transaction(async (queries) => {
    if (inDimension && !(await hasDimension(queries, entry.datasourceId, inDimension.id)))
      return { ok: false, reason: 'unknown-dimension' };
    if (name !== undefined || value !== undefined || position !== undefined)
      await queries
        .update(datasourceEntries)
        .set({ name, value, position })
        .where(eq(datasourceEntries.id, entry.id));
    if (inDimension) await putDimensionValue(queries, entry.id, inDimension);
    return { ok: true, deliveries: await tellOfEntries(queries, space, entry.slug) };
  });
}

/** @returns what was put up for webhooks */
export function deleteEntry(
  space: Space,
  { id, slug }: Pick<EntryRow, 'id'> & { slug: string },
): Promise<readonly number[]> {
  return space.database.transaction(async (queries) => {
    await queries.delete(datasourceEntries).where(eq(datasourceEntries.id, id));
    return tellOfEntries(queries, space, slug);
  });
}

/** Says, in the transaction of the change, that the choices of a datasource read differently from now on. */
async function tellOfEntries(queries: Queries, { config, webhooks }: Space, slug: string): Promise<number[]> {
  await raiseContentVersion(queries, config.space.id);
  return webhooks.queue(queries, {
    topic: 'datasource',
    action: 'entries_updated',
    text: `The user ${editorName} updated the entries of the Datasource ${slug}`,
    fields: { datasource_slug: slug },
  });
}

async function nextPosition(queries: Queries, datasourceId: number): Promise<number> {
  const [last] = await queries
    .select({ position: max(datasourceEntries.position) })
    .from(datasourceEntries)
    .where(eq(datasourceEntries.datasourceId, datasourceId));
  return (last?.position ?? 0) + 1;
}

async function hasDimension(queries: Queries, datasourceId: number, id: number): Promise<boolean> {
  const { id: idColumn, datasourceId: datasourceColumn } = datasourceDimensions;
  const [dimension] = await queries
    .select({ id: idColumn })
    .from(datasourceDimensions)
    .where(and(eq(idColumn, id), eq(datasourceColumn, datasourceId)));
  return dimension !== undefined;
}

async function putDimensionValue(
  queries: Queries,
  entryId: number,
  { id: dimensionId, value }: NonNullable<EntryChange['inDimension']>,
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
