import type { Changes } from '@blattwerk/preview-server/seed/changes.ts';
import { isSubset } from '@blattwerk/preview-server/seed/is-subset.ts';
import type { ManagementApiClient } from '@storyblok/management-api-client';
import { z } from 'zod';

export type Plugin = {
  /** The field type that the schema names. */
  name: string;
  /** The built script. */
  body: string;
  options: readonly { name: string; value: string }[];
};

const listSchema = z.object({ field_types: z.array(z.object({ id: z.int(), name: z.string() })) });
const oneSchema = z.object({
  field_type: z.looseObject({ space_ids: z.array(z.int()).nullish() }),
});

/** Deploys the pickers to the space; other spaces that have them keep them. */
export async function loadPlugins(
  client: ManagementApiClient,
  spaceId: number,
  plugins: readonly Plugin[],
  changes: Changes,
): Promise<void> {
  const known = await listPlugins(client);
  for (const { name, body, options } of plugins) {
    const id = known.get(name);
    const current = id === undefined ? undefined : await readPlugin(client, id);
    const spaceIds = [...new Set([...(current?.space_ids ?? []), spaceId])];
    const wanted = { body, options, space_ids: spaceIds };
    if (isSubset(wanted, current)) continue;
    const save = async () =>
      void (id === undefined
        ? await client.post('/v1/field_types', {
            body: { field_type: { name, ...wanted } },
            throwOnError: true,
          })
        : await client.put(`/v1/field_types/${id}`, { body: { field_type: wanted }, throwOnError: true }));
    const action = id === undefined ? 'create' : 'update';
    await changes.make({ kind: 'field plugin', name, action }, save, undefined);
  }
}

async function listPlugins(client: ManagementApiClient): Promise<Map<string, number>> {
  const plugins = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const query = { only_mine: '1', page, per_page: 100 };
    const { data } = await client.get('/v1/field_types', { query, throwOnError: true });
    const { field_types: found } = listSchema.parse(data);
    for (const { id, name } of found) plugins.set(name, id);
    if (found.length < 100) return plugins;
  }
}

async function readPlugin(client: ManagementApiClient, id: number) {
  const { data } = await client.get(`/v1/field_types/${id}`, { throwOnError: true });
  return oneSchema.parse(data).field_type;
}
