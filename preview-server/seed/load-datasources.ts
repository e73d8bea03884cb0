import { schema } from '@blattwerk/schemas/schema.ts';
import type { ManagementApiClient } from '@storyblok/management-api-client';
import type { DatasourceFile } from './read-content.ts';

/** Brings datasources to the state of the schema and the files; entries the files do not know stay. */
export async function loadDatasources(
  client: ManagementApiClient,
  files: readonly DatasourceFile[],
): Promise<void> {
  const declared = Object.values(schema.datasources ?? {})
    .filter(({ slug }) => !files.some((file) => file.slug === slug))
    .map(({ name, slug }): DatasourceFile => ({ name, slug, dimensions: [], entries: [] }));
  const { data } = await client.datasources.list({ query: { per_page: 100 }, throwOnError: true });
  for (const file of [...declared, ...files]) {
    const current = data.datasources.find(({ slug }) => slug === file.slug);
    const known = current?.dimensions ?? [];
    const missing = file.dimensions.filter(
      ({ entry_value }) => !known.some((dimension) => dimension.entry_value === entry_value),
    );
    const datasource = { name: file.name, slug: file.slug, dimensions_attributes: missing };
    const isCurrent = current?.name === file.name && missing.length === 0;
    const saved = isCurrent
      ? current
      : current
        ? (await client.datasources.update(current.id, { body: { datasource }, throwOnError: true })).data
            .datasource
        : (await client.datasources.create({ body: { datasource }, throwOnError: true })).data.datasource;
    await loadEntries(client, saved, file);
  }
}

type Datasource = { id: number; dimensions: { id: number; entry_value: string }[] };

async function loadEntries(
  client: ManagementApiClient,
  { id: datasource_id, dimensions }: Datasource,
  { entries }: DatasourceFile,
): Promise<void> {
  const present = await listEntries(client, datasource_id);
  for (const [index, { name, value }] of entries.entries()) {
    const current = present.get(name);
    if (!current) {
      const entry = { name, value, datasource_id, position: index + 1 };
      const created = await client.datasourceEntries.create({
        body: { datasource_entry: entry },
        throwOnError: true,
      });
      present.set(name, created.data.datasource_entry);
    } else if (current.value !== value)
      await client.datasourceEntries.update(current.id, {
        body: { datasource_entry: { value } },
        throwOnError: true,
      });
  }
  for (const { id: dimension_id, entry_value } of dimensions) {
    const translated = await listEntries(client, datasource_id, dimension_id);
    for (const { name, dimension_values } of entries) {
      const dimension_value = dimension_values[entry_value];
      const current = translated.get(name);
      if (dimension_value === undefined || !current || current.dimension_value === dimension_value) continue;
      await client.datasourceEntries.update(current.id, {
        body: { datasource_entry: { dimension_value } },
        query: { dimension_id },
        throwOnError: true,
      });
    }
  }
}

type Entry = { id: number; name: string; value: string; dimension_value: string | null };

async function listEntries(client: ManagementApiClient, datasource_id: number, dimension?: number) {
  const entries = new Map<string, Entry>();
  for (let page = 1; ; page++) {
    const query = { datasource_id, dimension, page, per_page: 100 };
    const { data } = await client.datasourceEntries.list({ query, throwOnError: true });
    for (const entry of data.datasource_entries) entries.set(entry.name, entry);
    if (data.datasource_entries.length < 100) return entries;
  }
}
