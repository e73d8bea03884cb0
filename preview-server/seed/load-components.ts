import { schema } from '@blattwerk/schemas/schema.ts';
import type { ManagementApiClient } from '@storyblok/management-api-client';
import { type Changes, makeChanges } from './changes.ts';
import { isSubset } from './is-subset.ts';
import { toWireComponent } from './to-wire-component.ts';

/** Brings components and their groups to the state of the schema; components the schema does not know stay. */
export async function loadComponents(
  client: ManagementApiClient,
  changes: Changes = makeChanges,
): Promise<void> {
  const groups = await loadGroups(client, changes);
  const { data } = await client.components.list({ throwOnError: true });
  const known = new Map((data.components ?? []).map((component) => [component.name, component]));
  for (const block of Object.values(schema.blocks)) {
    const component = toWireComponent(block, (path) => groups.get(path));
    const current = known.get(component.name);
    const body = { component };
    const named = { kind: 'block', name: component.name } as const;
    if (!current) {
      const create = async () => void (await client.components.create({ body, throwOnError: true }));
      await changes.make({ ...named, action: 'create' }, create, undefined);
    } else if (!isSubset(component, current)) {
      const update = async () =>
        void (await client.components.update(current.id, { body, throwOnError: true }));
      await changes.make({ ...named, action: 'update' }, update, undefined);
    }
  }
}

type Group = { id: number; uuid: string; name: string; parent_id?: number | null };
type Folder = { name: string; path: string; parent?: Folder };

/** UUIDs of the component groups by path, parents created before what lies in them. */
async function loadGroups(client: ManagementApiClient, changes: Changes): Promise<Map<string, string>> {
  const { data } = await client.componentFolders.list({ throwOnError: true });
  const groups: Group[] = data.component_groups ?? [];
  const found = new Map<string, string>();
  const ensure = async (folder: Folder): Promise<{ id: number; uuid: string }> => {
    const parent = folder.parent && (await ensure(folder.parent));
    const known = groups.find(
      ({ name, parent_id }) => name === folder.name && (parent_id || null) === (parent?.id ?? null),
    );
    const parentId = parent?.id ?? null;
    // Ids of groups that a plan alone knows are below those of any space.
    const planned = {
      id: -groups.length - 1,
      uuid: `planned ${folder.path}`,
      name: folder.name,
      parent_id: parentId,
    };
    const group =
      known ??
      (await changes.make(
        { kind: 'block folder', name: folder.path, action: 'create' },
        () => create(folder.name, parentId),
        planned,
      ));
    if (!known) groups.push(group);
    found.set(folder.path, group.uuid);
    return group;
  };
  const create = async (name: string, parentId: number | null): Promise<Group> => {
    const created = await client.componentFolders.create({
      body: { component_group: { name, parent_id: parentId } },
      throwOnError: true,
    });
    const group = created.data.component_group;
    if (!group) throw new Error(`The space did not answer with the component group ${name}.`);
    return group;
  };
  const folders: Folder[] = Object.values(schema.folders ?? {});
  for (const folder of folders) await ensure(folder);
  return found;
}
