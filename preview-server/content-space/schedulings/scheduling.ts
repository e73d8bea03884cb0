import type { StorySchedulingRow } from '@blattwerk/database/tables/story-schedulings.ts';
import * as z from 'zod';

const moment = z.iso.datetime({ offset: true });

export const schedulingActions = ['publish', 'unpublish'] as const;

/**
 * What the vendor calls `status`. Its documentation names `scheduled` and `published_before_schedule`; ours says besides how a
 * plan ended.
 */
const schedulingStatuses = [
  'scheduled',
  'published',
  'unpublished',
  'published_before_schedule',
  'refused',
] as const;

const findingSchema = z.object({
  code: z.string(),
  message: z.object({ de: z.string(), en: z.string() }),
  uid: z.string().optional(),
  field: z.string().optional(),
});

/** A page that is published or withdrawn at a time, as the management API shows it. */
export const schedulingSchema = z.object({
  id: z.int(),
  space_id: z.int(),
  story_id: z.int(),
  /** Translations are published with their story: always empty. */
  language: z.literal(''),
  publish_at: moment,
  status: z.enum(schedulingStatuses),
  deleted_at: z.null(),
  created_at: moment,
  updated_at: moment,
  /** Beyond the vendor's shape from here on. */
  action: z.enum(schedulingActions),
  author: z.string(),
  /** When it was carried out or refused; null while it is to come. */
  settled_at: moment.nullable(),
  /** Errors it was refused for; of one that is to come those that stand in its way now, where they were asked for. */
  findings: z.array(findingSchema),
  story: z.object({ name: z.string(), full_slug: z.string() }),
});
export type Scheduling = z.infer<typeof schedulingSchema>;
export type SchedulingAction = Scheduling['action'];

type Named = { name: string; fullSlug: string };

/** A stored plan as the management API shows it. */
export function toScheduling(
  row: StorySchedulingRow,
  { name, fullSlug }: Named,
  findings: Scheduling['findings'] = row.findings,
): Scheduling {
  return {
    id: row.id,
    space_id: row.spaceId,
    story_id: row.storyId,
    language: '',
    publish_at: row.at.toISOString(),
    status: statusOf(row),
    deleted_at: null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    action: row.action,
    author: row.author,
    settled_at: row.settledAt?.toISOString() ?? null,
    findings: findings.map(({ code, message, uid, field }) => ({ code, message, uid, field })),
    story: { name, full_slug: fullSlug },
  };
}

function statusOf({ outcome, action }: StorySchedulingRow): Scheduling['status'] {
  switch (outcome) {
    case null:
      return 'scheduled';
    case 'refused':
      return 'refused';
    case 'needless':
      return action === 'publish' ? 'published_before_schedule' : 'unpublished';
    case 'done':
      return action === 'publish' ? 'published' : 'unpublished';
  }
}
