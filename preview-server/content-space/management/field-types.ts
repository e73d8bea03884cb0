import { type FieldTypeRow, fieldTypes } from '@blattwerk/database/tables/field-types.ts';
import { asc, count, eq, ilike } from 'drizzle-orm';
import { Router } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { invalidFields, notFound } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';
import { containsPattern } from '../stories/like-pattern.ts';

const fields = z.object({
  name: z
    .string()
    .max(100)
    .regex(/^[a-z0-9-]+$/, 'may hold lower-case letters, digits and dashes'),
  body: z.string().optional(),
  compiled_body: z.string().optional(),
  options: z
    .array(z.object({ name: z.string().max(100), value: z.string().max(2000) }))
    .max(100)
    .optional(),
  space_ids: z.array(z.int32().positive()).max(1000).optional(),
});

const listParameters = z
  .object({ search: z.string().max(200), only_mine: z.string().max(5) })
  .partial()
  .extend(pageParameters());

/** Deployed field plugins, mounted at `/v1/field_types`; the vendor's deploying tool writes through it. */
export function fieldTypesRouter({ database }: Pick<ContentSpace, 'database'>): Router {
  const router = Router();
  const byId = (id: string) => eq(fieldTypes.id, readId(id) ?? 0);

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const where = query.search ? ilike(fieldTypes.name, containsPattern(query.search)) : undefined;
    const [total] = await database.select({ all: count() }).from(fieldTypes).where(where);
    const rows = await database
      .select()
      .from(fieldTypes)
      .where(where)
      .orderBy(asc(fieldTypes.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page);
    setPagingHeaders(response, total?.all ?? 0, query.per_page);
    response.json({ field_types: rows.map(toManagementFieldType) });
  });

  router.get('/:id', async (request, response) => {
    const [row] = await database.select().from(fieldTypes).where(byId(request.params.id));
    if (row) response.json({ field_type: toManagementFieldType(row) });
    else notFound(response);
  });

  router.post('/', async (request, response) => {
    const input = readBody(z.object({ field_type: fields }), request, response)?.field_type;
    if (!input) return;
    const [created] = await database
      .insert(fieldTypes)
      .values({ name: input.name, ...columnsOf(input) })
      .onConflictDoNothing()
      .returning();
    if (created) response.status(201).json({ field_type: toManagementFieldType(created) });
    else invalidFields(response, { name: ['has already been taken'] });
  });

  router.put('/:id', async (request, response) => {
    // A plugin keeps its name: fields of the schema know it by that.
    const input = readBody(
      z.object({ field_type: fields.omit({ name: true }) }),
      request,
      response,
    )?.field_type;
    if (!input) return;
    const [updated] = await database
      .update(fieldTypes)
      .set({ ...columnsOf(input), updatedAt: new Date() })
      .where(byId(request.params.id))
      .returning();
    if (updated) response.json({ field_type: toManagementFieldType(updated) });
    else notFound(response);
  });

  router.delete('/:id', async (request, response) => {
    const deleted = await database.delete(fieldTypes).where(byId(request.params.id)).returning();
    if (deleted.length > 0) response.status(204).end();
    else notFound(response);
  });

  return router;
}

function columnsOf({ body, compiled_body, options, space_ids }: Omit<z.infer<typeof fields>, 'name'>) {
  return {
    ...(body !== undefined && { body }),
    ...(compiled_body !== undefined && { compiledBody: compiled_body }),
    ...(options && { options }),
    ...(space_ids && { spaceIds: space_ids }),
  };
}

function toManagementFieldType({ id, name, body, compiledBody, options, spaceIds }: FieldTypeRow) {
  return { id, name, body, compiled_body: compiledBody, options, space_ids: spaceIds };
}
