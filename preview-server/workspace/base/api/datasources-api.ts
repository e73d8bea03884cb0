import { z } from 'zod';
import type { ManagementApi } from './management-api.ts';
import { read } from './request.ts';
import type { Result } from './result.ts';

export type DatasourceEntry = { name: string; value: string };

const sourcesAnswer = z
  .object({ datasources: z.array(z.object({ id: z.number(), slug: z.string() })) })
  .transform(({ datasources }) => datasources);
const entriesAnswer = z
  .object({ datasource_entries: z.array(z.object({ name: z.string(), value: z.string() })) })
  .transform(({ datasource_entries }) => datasource_entries);

/** Entries of a datasource, in the editors' order. */
export async function listEntries(api: ManagementApi, slug: string): Promise<Result<DatasourceEntry[]>> {
  const sources = read(await api.send('/datasources?per_page=100'), sourcesAnswer);
  if (!sources.ok) return sources;
  const source = sources.value.find((each) => each.slug === slug);
  if (!source) return { ok: false, error: { kind: 'missing' } };
  return api.all(`/datasource_entries?datasource_id=${source.id}`, entriesAnswer);
}
