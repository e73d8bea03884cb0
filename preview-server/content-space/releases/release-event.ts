import type { ReleaseRow } from '@blattwerk/database/tables/releases.ts';
import { editorName } from '../story-shape/editor-name.ts';
import type { WebhookEvent } from '../webhooks/webhook-event.ts';

/** A release has gone live; that its pages were published is told of each. */
export function releaseEvent({ id, name }: Pick<ReleaseRow, 'id' | 'name'>): WebhookEvent {
  return {
    topic: 'release',
    action: 'merged',
    text: `The user ${editorName} merged the Release ${name}`,
    fields: { release_id: id },
  };
}
