import { z } from 'zod';
import type { ManagementApi } from './management-api.ts';
import { read } from './request.ts';
import type { Result } from './result.ts';

const logSchema = z.object({
  id: z.number(),
  endpoint: z.string(),
  /** `story.published` */
  action: z.string(),
  state: z.enum(['delivered', 'waiting', 'failed']),
  status: z.number().nullable(),
  message: z.string(),
  attempts: z.number(),
  /** JSON that was sent. */
  body: z.string(),
  created_at: z.string(),
  last_attempt_at: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
});

/** One event and one address it is sent to. */
export type WebhookLog = z.infer<typeof logSchema>;

const path = '/webhook_endpoints/webhook_logs';
const listAnswer = z
  .object({ webhook_logs: z.array(logSchema) })
  .transform(({ webhook_logs }) => webhook_logs);
const oneAnswer = z.object({ webhook_log: logSchema }).transform(({ webhook_log }) => webhook_log);

/** The newest hundred. */
export const listWebhookLogs = async (api: ManagementApi): Promise<Result<WebhookLog[]>> =>
  read(await api.send(`${path}?per_page=100`), listAnswer);

export const sendWebhookAgain = async (api: ManagementApi, id: number): Promise<Result<WebhookLog>> =>
  read(await api.send(`${path}/${id}/send_again`, { method: 'POST' }), oneAnswer);
