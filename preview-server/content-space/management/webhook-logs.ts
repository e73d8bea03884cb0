import { type WebhookDeliveryRow, webhookDeliveries } from '@blattwerk/database/tables/webhooks.ts';
import { and, desc, eq } from 'drizzle-orm';
import { Router } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { notFound } from '../http/problems.ts';
import { readId, readQuery } from '../http/read-input.ts';

/** What webhooks were told, the newest first, mounted at `/v1/spaces/{id}/webhook_endpoints/webhook_logs`. */
export function webhookLogsRouter({ database, config, webhooks }: ContentSpace): Router {
  const ofSpace = eq(webhookDeliveries.spaceId, config.space.id);
  const router = Router();

  router.get('/', async (request, response) => {
    const query = readQuery(z.object(pageParameters()), request, response);
    if (!query) return;
    const rows = await database
      .select()
      .from(webhookDeliveries)
      .where(ofSpace)
      .orderBy(desc(webhookDeliveries.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page);
    setPagingHeaders(response, await database.$count(webhookDeliveries, ofSpace), query.per_page);
    response.json({ webhook_logs: rows.map(toLog) });
  });

  /** Sends an event once more, as a delivery of its own. */
  router.post('/:id/send_again', async (request, response) => {
    const again = await webhooks.sendAgain(readId(request.params.id) ?? 0);
    const [row] =
      again === undefined
        ? []
        : await database
            .select()
            .from(webhookDeliveries)
            .where(and(ofSpace, eq(webhookDeliveries.id, again)));
    if (row) response.status(201).json({ webhook_log: toLog(row) });
    else notFound(response);
  });

  return router;
}

function toLog(row: WebhookDeliveryRow) {
  const { id, messageId, endpointId, endpoint, action, status, message, attempts } = row;
  return {
    id,
    message_id: messageId,
    webhook_endpoint_id: endpointId,
    endpoint,
    action,
    state: stateOf(row),
    status,
    message,
    attempts,
    body: row.body,
    created_at: row.createdAt.toISOString(),
    last_attempt_at: row.lastAttemptAt?.toISOString() ?? null,
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
  };
}

function stateOf({ deliveredAt, nextAttemptAt }: WebhookDeliveryRow): 'delivered' | 'waiting' | 'failed' {
  if (deliveredAt) return 'delivered';
  return nextAttemptAt ? 'waiting' : 'failed';
}
