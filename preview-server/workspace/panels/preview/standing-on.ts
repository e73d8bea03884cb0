import type { Scheduling } from '../../../content-space/schedulings/scheduling.ts';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';

/** What shoppers find of a page: its draft as it is now, an older version, or nothing. */
export type Standing = 'draft' | 'older' | 'absent' | 'gone';

type Story = Pick<ManagementStorySummary, 'published' | 'unpublished_changes'>;
type Plan = Pick<Scheduling, 'action' | 'publish_at'>;

/** How a page stands in the shop before a moment, once everything is done that is planned until then. */
export function standingOn(story: Story, plans: readonly Plan[], before: Date): Standing {
  const last = plans
    .filter(({ publish_at }) => Date.parse(publish_at) < before.getTime())
    .toSorted((one, other) => one.publish_at.localeCompare(other.publish_at))
    .at(-1);
  if (last) return last.action === 'publish' ? 'draft' : 'gone';
  if (!story.published) return 'absent';
  return story.unpublished_changes ? 'older' : 'draft';
}
