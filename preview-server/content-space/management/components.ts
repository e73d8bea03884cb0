import type { Queries } from '@blattwerk/database/database.ts';
import { componentGroups, components, presets } from '@blattwerk/database/tables/components.ts';
import { and, asc, eq, ilike, inArray, ne, or, type SQL } from 'drizzle-orm';
import { type Response, Router } from 'express';
import * as z from 'zod';
import { toManagementComponent, toManagementGroup } from '../components/to-management-component.ts';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { invalidFields, notFound } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';
import { containsPattern } from '../stories/like-pattern.ts';
import { flag, idList } from '../stories/story-selection.ts';

const text = z.string().max(2000).nullable();

const appearance = {
  image: text,
  preview_field: text,
  preview_tmpl: z.string().max(50_000).nullable(),
  preset_id: z.int().nullable(),
  color: text,
  icon: text,
  content_type_asset_preview: text,
  metadata: z.record(z.string(), z.unknown()).nullable(),
};
const appearanceSchema = z.object(appearance).partial();

const component = z
  .object({
    name: z.string().regex(/^[a-zA-Z0-9_-]{1,100}$/, 'may hold letters, digits, dashes and underscores'),
    display_name: text,
    description: text,
    schema: z.record(z.string(), z.record(z.string(), z.unknown())),
    is_root: z.boolean(),
    is_nestable: z.boolean(),
    component_group_uuid: z.union([z.guid(), z.literal('').transform(() => null)]).nullable(),
    internal_tag_ids: z.array(z.coerce.number().int()),
    ...appearance,
  })
  .partial();

const creation = z.object({ component: component.required({ name: true }) });
const update = z.object({ component });

const listParameters = z
  .object({ search: z.string().max(200), by_ids: idList, is_root: flag, in_group: z.guid() })
  .partial();

/** What blocks there are, mounted at `/v1/spaces/{id}/components`. */
export function componentsRouter({ database, config }: ContentSpace): Router {
  const spaceId = config.space.id;
  const router = Router();

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const term = query.search ? containsPattern(query.search) : undefined;
    const found = await find(
      and(
        term ? or(ilike(components.name, term), ilike(components.displayName, term)) : undefined,
        query.by_ids && inArray(components.id, query.by_ids),
        query.is_root === undefined ? undefined : eq(components.isRoot, query.is_root),
        query.in_group === undefined ? undefined : eq(components.groupUuid, query.in_group),
      ),
    );
    const groups = await database.select().from(componentGroups).where(eq(componentGroups.spaceId, spaceId));
    setPagingHeaders(response, found.length, Math.max(found.length, 1));
    response.json({
      components: found,
      component_groups: groups.map((group) => toManagementGroup(group, groups)),
    });
  });

  router.get('/:id', async (request, response) => {
    await answer(response, readId(request.params.id), 200);
  });

  router.post('/', async (request, response) => {
    const body = readBody(creation, request, response);
    if (!body) return;
    const { name } = body.component;
    if (await isNameTaken(database, spaceId, name, 0)) {
      invalidFields(response, { name: ['has already been taken'] });
      return;
    }
    const [created] = await database
      .insert(components)
      .values({ ...toColumns(body.component, {}), spaceId, name, schema: body.component.schema ?? {} })
      .returning({ id: components.id });
    await answer(response, created?.id, 201);
  });

  router.put('/:id', async (request, response) => {
    const id = readId(request.params.id);
    const body = readBody(update, request, response);
    if (!body) return;
    const [current] = id === undefined ? [] : await findRows(eq(components.id, id));
    if (!current) {
      notFound(response);
      return;
    }
    const { name } = body.component;
    if (name !== undefined && (await isNameTaken(database, spaceId, name, current.id))) {
      invalidFields(response, { name: ['has already been taken'] });
      return;
    }
    await database
      .update(components)
      .set({ ...toColumns(body.component, current.appearance), updatedAt: new Date() })
      .where(eq(components.id, current.id));
    await answer(response, current.id, 200);
  });

  router.delete('/:id', async (request, response) => {
    const id = readId(request.params.id);
    const [component] = id === undefined ? [] : await find(eq(components.id, id));
    if (!component) {
      notFound(response);
      return;
    }
    await database.delete(components).where(eq(components.id, component.id));
    response.json({ component });
  });

  return router;

  function findRows(where: SQL | undefined) {
    return database
      .select()
      .from(components)
      .where(and(eq(components.spaceId, spaceId), where))
      .orderBy(asc(components.id));
  }

  async function find(where: SQL | undefined) {
    const rows = await findRows(where);
    const ofSpace = await database.select().from(presets).where(eq(presets.spaceId, spaceId));
    return rows.map((row) => toManagementComponent(row, ofSpace));
  }

  async function answer(response: Response, id: number | undefined, status: number): Promise<void> {
    const [component] = id === undefined ? [] : await find(eq(components.id, id));
    if (component) response.status(status).json({ component });
    else notFound(response);
  }
}

async function isNameTaken(
  queries: Queries,
  spaceId: number,
  name: string,
  except: number,
): Promise<boolean> {
  const taken = await queries
    .select({ id: components.id })
    .from(components)
    .where(and(eq(components.spaceId, spaceId), eq(components.name, name), ne(components.id, except)));
  return taken.length > 0;
}

function toColumns(input: z.output<typeof component>, current: Record<string, unknown>) {
  return {
    name: input.name,
    displayName: input.display_name,
    description: input.description,
    schema: input.schema,
    isRoot: input.is_root,
    isNestable: input.is_nestable,
    groupUuid: input.component_group_uuid,
    internalTagIds: input.internal_tag_ids,
    appearance: { ...current, ...appearanceSchema.parse(input) },
  };
}
