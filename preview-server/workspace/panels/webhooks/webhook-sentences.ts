import { z } from 'zod';
import type { WebhookLog } from '../../base/api/webhook-logs-api.ts';
import type { MessageKey, Say } from '../messages/messages.ts';

const events: Record<string, MessageKey> = {
  'story.published': 'webhooks.event.story.published',
  'story.unpublished': 'webhooks.event.story.unpublished',
  'story.deleted': 'webhooks.event.story.deleted',
  'story.moved': 'webhooks.event.story.moved',
  'datasource.entries_updated': 'webhooks.event.datasource',
  'asset.created': 'webhooks.event.asset.created',
  'asset.deleted': 'webhooks.event.asset.deleted',
  'asset.replaced': 'webhooks.event.asset.replaced',
  'asset.restored': 'webhooks.event.asset.restored',
  'release.merged': 'webhooks.event.release',
  'catalogue.pages_broken': 'webhooks.event.pagesBroken',
};

/** What the server says where no status tells it. */
const reasons: readonly (readonly [RegExp, MessageKey])[] = [
  [/^not reachable/, 'webhooks.answer.unreachable'],
  [/^no answer within/, 'webhooks.answer.late'],
  [/private network/, 'webhooks.answer.private'],
  [/no longer configured/, 'webhooks.answer.unconfigured'],
  [/switched off/, 'webhooks.answer.off'],
];

const subjectSchema = z.object({
  full_slug: z.string().optional(),
  full_slugs: z.string().optional(),
  datasource_slug: z.string().optional(),
  asset_id: z.number().optional(),
});

/** What happened, in the editors' words; an event that they have none for goes by its own name. */
export function eventSentence(say: Say, { action }: Pick<WebhookLog, 'action'>): string {
  const key = events[action];
  return key === undefined ? action : say(key);
}

/** What it happened to: the address of a page, the name of a datasource, the number of a file. */
export function subjectOf({ body }: Pick<WebhookLog, 'body'>): string {
  try {
    const subject = subjectSchema.safeParse(JSON.parse(body)).data;
    const { full_slug, full_slugs, datasource_slug, asset_id } = subject ?? {};
    return full_slug ?? full_slugs ?? datasource_slug ?? (asset_id === undefined ? '' : `#${asset_id}`);
  } catch {
    return '';
  }
}

/** What the receiver answered last. */
export function answerSentence(
  say: Say,
  { status, message }: Pick<WebhookLog, 'status' | 'message'>,
): string {
  const reason = reasons.find(([pattern]) => pattern.test(message));
  if (reason) return say(reason[1]);
  if (status !== null) {
    const isRedirect = status >= 300 && status < 400;
    return say(isRedirect ? 'webhooks.answer.redirect' : 'webhooks.answer.status', { status });
  }
  return message === '' ? say('webhooks.answer.none') : message;
}

/** How often it was tried, and when it is tried again. */
export function attemptsSentence(
  say: Say,
  { attempts, state, next_attempt_at: next }: Pick<WebhookLog, 'attempts' | 'state' | 'next_attempt_at'>,
): string {
  const count = attempts === 1 ? say('webhooks.attempt') : say('webhooks.attempts', { count: attempts });
  if (state !== 'waiting' || next === null) return count;
  const time = new Date(next).toLocaleTimeString(say('locale'), { timeStyle: 'medium' });
  return `${count}, ${say('webhooks.next', { time })}`;
}
