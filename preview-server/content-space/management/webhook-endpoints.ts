import { webhookEndpoints } from '@blattwerk/database/tables/webhooks.ts';
import { and, asc, eq } from 'drizzle-orm';
import { type RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';
import { readBody, readId } from '../http/read-input.ts';
import { sentActions } from '../webhooks/webhook-event.ts';
import { silenceWarnings, silentNames } from './silent-actions.ts';
import { webhookLogsRouter } from './webhook-logs.ts';

const fields = z.object({
  name: z.string().trim().min(1).max(255),
  description: z.string().max(2000).optional(),
  endpoint: z.url({ protocol: /^https?$/ }).max(2000),
  secret: z.string().max(255).nullable().optional(),
  actions: z.array(z.enum([...sentActions, ...silentNames])).min(1),
  activated: z.boolean().optional(),
});

/** Who is told of changes, mounted at `/v1/spaces/{id}/webhook_endpoints`. */
export function webhookEndpointsRouter(space: ContentSpace): Router {
  const { database, config } = space;
  const spaceId = config.space.id;
  const router = Router();
  const byId = (id: string) =>
    and(eq(webhookEndpoints.spaceId, spaceId), eq(webhookEndpoints.id, readId(id) ?? 0));

  router.get('/', async (_request, response) => {
    const rows = await database
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.spaceId, spaceId))
      .orderBy(asc(webhookEndpoints.id));
    setPagingHeaders(response, rows.length, Math.max(rows.length, 1));
    response.json({ webhook_endpoints: rows.map(toManagementEndpoint) });
  });

  router.get('/allowed_actions', (_request, response) => {
    response.json({ allowed_actions: sentActions });
  });

  router.use('/webhook_logs', webhookLogsRouter(space));

  router.get('/:id', async (request, response) => {
    const [row] = await database.select().from(webhookEndpoints).where(byId(request.params.id));
    if (row) response.json(answerWith(row));
    else notFound(response);
  });

  router.post('/', async (request, response) => {
    const input = readBody(z.object({ webhook_endpoint: fields }), request, response)?.webhook_endpoint;
    if (!input) return;
    const [row] = await database
      .insert(webhookEndpoints)
      .values({ spaceId, ...input })
      .returning();
    response.status(201).json(row && answerWith(row));
  });

  const update: RequestHandler<{ id: string }> = async (request, response) => {
    const schema = z.object({ webhook_endpoint: fields.partial() });
    const input = readBody(schema, request, response)?.webhook_endpoint;
    if (!input) return;
    const [row] = await database
      .update(webhookEndpoints)
      .set({ ...input, updatedAt: new Date() })
      .where(byId(request.params.id))
      .returning();
    if (row) response.json(answerWith(row));
    else notFound(response);
  };
  // The vendor documents the one, our workspace uses the other.
  router.put('/:id', update);
  router.patch('/:id', update);

  router.delete('/:id', async (request, response) => {
    const deleted = await database.delete(webhookEndpoints).where(byId(request.params.id)).returning();
    if (deleted.length > 0) response.status(204).end();
    else notFound(response);
  });

  return router;
}

/** One address, with a sentence for each subscription that never comes. */
function answerWith(row: typeof webhookEndpoints.$inferSelect) {
  const warnings = silenceWarnings(row.actions);
  return { webhook_endpoint: toManagementEndpoint(row), ...(warnings.length > 0 && { warnings }) };
}

/** The secret is written, never read back. */
function toManagementEndpoint(row: typeof webhookEndpoints.$inferSelect) {
  const { id, name, description, endpoint, actions, activated } = row;
  return { id, name, description, endpoint, actions, activated, secret: row.secret ? '••••••••' : null };
}
