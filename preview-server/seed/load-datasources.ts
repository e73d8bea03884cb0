import { schema } from '@blattwerk/schemas/schema.ts';
import type { ManagementApiClient } from '@storyblok/management-api-client';
import { type Changes, makeChanges } from './changes.ts';
import type { DatasourceFile } from './read-content.ts';

/** Brings datasources to the state of the schema and the files; entries the files do not know stay. */
export async function loadDatasources(
  client: ManagementApiClient,
  files: readonly DatasourceFile[],
  changes: Changes = makeChanges,
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
    const save = async (): Promise<Datasource> => {
      const body = { datasource };
      const { data: answer } = current
        ? await client.datasources.update(current.id, { body, throwOnError: true })
        : await client.datasources.create({ body, throwOnError: true });
      return answer.datasource;
    };
    const planned = missing.map(({ entry_value }) => ({ id: notThere, entry_value }));
    const saved = isCurrent
      ? current
      : await changes.make(
          { kind: 'datasource', name: file.slug, action: current ? 'update' : 'create' },
          save,
          { id: current?.id ?? notThere, dimensions: [...known, ...planned] },
        );
    await loadEntries(client, saved, file, changes);
  }
}

/** Id of what a plan alone knows: it has nothing in the space. */
const notThere = 0;

type Datasource = { id: number; dimensions: { id: number; entry_value: string }[] };

async function loadEntries(
  client: ManagementApiClient,
  { id: datasource_id, dimensions }: Datasource,
  { slug, entries }: DatasourceFile,
  changes: Changes,
): Promise<void> {
  const present =
    datasource_id === notThere ? new Map<string, Entry>() : await listEntries(client, datasource_id);
  for (const [index, { name, value }] of entries.entries()) {
    const current = present.get(name);
    if (!current) {
      const entry = { name, value, datasource_id, position: index + 1 };
      const create = async (): Promise<Entry> => {
        const body = { datasource_entry: entry };
        return (await client.datasourceEntries.create({ body, throwOnError: true })).data.datasource_entry;
      };
      const change = { kind: 'entry', name: `${slug}/${name}`, action: 'create' } as const;
      const planned = { id: notThere, name, value, dimension_value: null };
      present.set(name, await changes.make(change, create, planned));
    } else if (current.value !== value) await alter(`${slug}/${name}`, current.id, { value });
  }
  for (const { id: dimension_id, entry_value } of dimensions) {
    const isPlanned = datasource_id === notThere || dimension_id === notThere;
    const translated = isPlanned ? present : await listEntries(client, datasource_id, dimension_id);
    for (const { name, dimension_values } of entries) {
      const dimension_value = dimension_values[entry_value];
      const current = translated.get(name) ?? present.get(name);
      if (dimension_value === undefined || !current || current.dimension_value === dimension_value) continue;
      await alter(`${slug}/${name} (${entry_value})`, current.id, { dimension_value }, { dimension_id });
    }
  }

  async function alter(
    name: string,
    id: number,
    datasource_entry: { value: string } | { dimension_value: string },
    query: { dimension_id?: number } = {},
  ): Promise<void> {
    const run = async () =>
      void (await client.datasourceEntries.update(id, {
        body: { datasource_entry },
        query,
        throwOnError: true,
      }));
    await changes.make({ kind: 'entry', name, action: 'update' }, run, undefined);
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
