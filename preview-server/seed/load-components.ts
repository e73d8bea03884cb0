import { schema } from '@blattwerk/schemas/schema.ts';
import type { ManagementApiClient } from '@storyblok/management-api-client';
import { isSubset } from './is-subset.ts';
import { toWireComponent } from './to-wire-component.ts';

/** Brings components and their groups to the state of the schema; components the schema does not know stay. */
export async function loadComponents(client: ManagementApiClient): Promise<void> {
  const groups = await loadGroups(client);
  const { data } = await client.components.list({ throwOnError: true });
  const known = new Map((data.components ?? []).map((component) => [component.name, component]));
  for (const block of Object.values(schema.blocks)) {
    const component = toWireComponent(block, (path) => groups.get(path));
    const current = known.get(component.name);
    if (!current) await client.components.create({ body: { component }, throwOnError: true });
    else if (!isSubset(component, current))
      await client.components.update(current.id, { body: { component }, throwOnError: true });
  }
}

type Folder = { name: string; path: string; parent?: Folder };

/** UUIDs of the component groups by path, parents created before what lies in them. */
async function loadGroups(client: ManagementApiClient): Promise<Map<string, string>> {
  const { data } = await client.componentFolders.list({ throwOnError: true });
  const groups = data.component_groups ?? [];
  const found = new Map<string, string>();
  const ensure = async (folder: Folder): Promise<{ id: number; uuid: string }> => {
    const parent = folder.parent && (await ensure(folder.parent));
    const known = groups.find(
      ({ name, parent_id }) => name === folder.name && (parent_id || null) === (parent?.id ?? null),
    );
    const group = known ?? (await create(folder.name, parent?.id ?? null));
    found.set(folder.path, group.uuid);
    return group;
  };
  const create = async (name: string, parentId: number | null) => {
    const created = await client.componentFolders.create({
      body: { component_group: { name, parent_id: parentId } },
      throwOnError: true,
    });
    const group = created.data.component_group;
    if (!group) throw new Error(`The space did not answer with the component group ${name}.`);
    groups.push(group);
    return group;
  };
  const folders: Folder[] = Object.values(schema.folders ?? {});
  for (const folder of folders) await ensure(folder);
  return found;
}
