import { components, presets } from '@blattwerk/database/tables/components.ts';
import { and, asc, eq } from 'drizzle-orm';
import { Router } from 'express';
import * as z from 'zod';
import { toManagementPreset } from '../components/to-management-component.ts';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { invalidFields, notFound } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';

const text = z.string().max(2000).nullable();
const appearance = z.object({ image: text, color: text, icon: text, description: text }).partial();

const fields = z.object({
  name: z.string().trim().min(1).max(255),
  component_id: z.int().positive(),
  preset: z.record(z.string(), z.unknown()).nullish(),
  ...appearance.shape,
});

const listParameters = z.object({ component_id: z.coerce.number().int() }).partial();

/** Ready-filled blocks, mounted at `/v1/spaces/{id}/presets`. */
export function presetsRouter({ database, config }: ContentSpace): Router {
  const spaceId = config.space.id;
  const router = Router();
  const byId = (id: string) => and(eq(presets.spaceId, spaceId), eq(presets.id, readId(id) ?? 0));

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const ofComponent =
      query.component_id === undefined ? undefined : eq(presets.componentId, query.component_id);
    const rows = await database
      .select()
      .from(presets)
      .where(and(eq(presets.spaceId, spaceId), ofComponent))
      .orderBy(asc(presets.id));
    setPagingHeaders(response, rows.length, Math.max(rows.length, 1));
    response.json({ presets: rows.map(toManagementPreset) });
  });

  router.get('/:id', async (request, response) => {
    const [row] = await database.select().from(presets).where(byId(request.params.id));
    if (row) response.json({ preset: toManagementPreset(row) });
    else notFound(response);
  });

  router.post('/', async (request, response) => {
    const input = readBody(z.object({ preset: fields }), request, response)?.preset;
    if (!input) return;
    const { name, component_id: componentId } = input;
    const [component] = await database
      .select({ id: components.id })
      .from(components)
      .where(and(eq(components.spaceId, spaceId), eq(components.id, componentId)));
    if (!component) {
      invalidFields(response, { component_id: ['is no component of this space'] });
      return;
    }
    const values = {
      spaceId,
      name,
      componentId,
      preset: input.preset ?? {},
      appearance: appearance.parse(input),
    };
    const [created] = await database.insert(presets).values(values).returning();
    response.status(201).json({ preset: created && toManagementPreset(created) });
  });

  router.put('/:id', async (request, response) => {
    const input = readBody(z.object({ preset: fields.partial() }), request, response)?.preset;
    if (!input) return;
    const [current] = await database.select().from(presets).where(byId(request.params.id));
    if (!current) {
      notFound(response);
      return;
    }
    const [updated] = await database
      .update(presets)
      .set({
        name: input.name ?? current.name,
        preset: input.preset ?? current.preset,
        appearance: { ...current.appearance, ...appearance.parse(input) },
        updatedAt: new Date(),
      })
      .where(eq(presets.id, current.id))
      .returning();
    response.json({ preset: updated && toManagementPreset(updated) });
  });

  router.delete('/:id', async (request, response) => {
    const deleted = await database
      .delete(presets)
      .where(byId(request.params.id))
      .returning({ id: presets.id });
    if (deleted.length > 0) response.status(204).end();
    else notFound(response);
  });

  return router;
}
