import { randomUUID } from 'node:crypto';
import type { assetFolders } from '@blattwerk/database/tables/assets.ts';
import type { componentGroups } from '@blattwerk/database/tables/components.ts';
import { and, asc, eq } from 'drizzle-orm';
import { Router } from 'express';
import * as z from 'zod';
import { toManagementGroup } from '../components/to-management-component.ts';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { invalidFields, notFound } from '../http/problems.ts';
import { readBody, readId } from '../http/read-input.ts';

const fields = z.object({
  name: z.string().trim().min(1).max(255),
  parent_id: z.int().nonnegative().nullable().optional(),
});

/** Folders of components, mounted at `…/component_groups`, and of assets, at `…/asset_folders`: the same thing twice. */
export function groupsRouter(
  { database, config }: ContentSpace,
  table: typeof componentGroups | typeof assetFolders,
  names: { one: 'component_group' | 'asset_folder'; many: 'component_groups' | 'asset_folders' },
): Router {
  const spaceId = config.space.id;
  const router = Router();
  const creation = z.object({ [names.one]: fields });
  const update = z.object({ [names.one]: fields.partial() });

  router.get('/', async (_request, response) => {
    const all = await load();
    setPagingHeaders(response, all.length, Math.max(all.length, 1));
    response.json({ [names.many]: all.map((group) => toManagementGroup(group, all)) });
  });

  router.get('/:id', async (request, response) => {
    const all = await load();
    const group = all.find(({ id }) => id === readId(request.params.id));
    if (group) response.json({ [names.one]: toManagementGroup(group, all) });
    else notFound(response);
  });

  router.post('/', async (request, response) => {
    const input = readBody(creation, request, response)?.[names.one];
    if (!input) return;
    const parentId = input.parent_id || null;
    const all = await load();
    if (parentId !== null && !all.some(({ id }) => id === parentId)) {
      invalidFields(response, { parent_id: ['is no folder of this space'] });
      return;
    }
    const row = { spaceId, uuid: randomUUID(), name: input.name, parentId };
    const [created] = await database.insert(table).values(row).returning({ id: table.id });
    if (!created) throw new Error('The database returned no row for a folder it inserted.');
    response.status(201).json({ [names.one]: toManagementGroup({ ...row, id: created.id }, all) });
  });

  router.put('/:id', async (request, response) => {
    const input = readBody(update, request, response)?.[names.one];
    if (!input) return;
    const all = await load();
    const current = all.find(({ id }) => id === readId(request.params.id));
    if (!current) {
      notFound(response);
      return;
    }
    const parentId = input.parent_id === undefined ? current.parentId : input.parent_id || null;
    if (
      parentId !== null &&
      (!all.some(({ id }) => id === parentId) || isWithin(all, parentId, current.id))
    ) {
      invalidFields(response, { parent_id: ['is no folder this one can be moved into'] });
      return;
    }
    const next = { ...current, name: input.name ?? current.name, parentId };
    await database.update(table).set({ name: next.name, parentId }).where(eq(table.id, current.id));
    response.json({ [names.one]: toManagementGroup(next, all) });
  });

  router.delete('/:id', async (request, response) => {
    const id = readId(request.params.id);
    const deleted =
      id === undefined
        ? []
        : await database
            .delete(table)
            .where(and(eq(table.spaceId, spaceId), eq(table.id, id)))
            .returning({ id: table.id });
    if (deleted.length > 0) response.status(204).end();
    else notFound(response);
  });

  return router;

  function load() {
    return database.select().from(table).where(eq(table.spaceId, spaceId)).orderBy(asc(table.id));
  }
}

type Group = { id: number; parentId: number | null };

/** Whether a folder is the other one or lies in it. */
function isWithin(all: readonly Group[], id: number | null, outer: number): boolean {
  for (let next = id; next !== null; next = all.find((group) => group.id === next)?.parentId ?? null)
    if (next === outer) return true;
  return false;
}
