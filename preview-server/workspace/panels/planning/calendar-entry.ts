import type { Release } from '../../../content-space/releases/release-answers.ts';
import type { Scheduling } from '../../../content-space/schedulings/scheduling.ts';
import type { Say } from '../messages/messages.ts';
import { pageCount } from './release-words.ts';

/** What stands in the calendar: a page's plan, or a release, told as one. */
export type CalendarEntry = Scheduling & { release?: Release };

/** A release with a moment, or that is live, as the calendar shows it; undefined for one that waits for a press of a button. */
export function releaseEntry(say: Say, release: Release): CalendarEntry | undefined {
  const at = release.released_at ?? release.release_at;
  if (at === null) return undefined;
  const isRefused = release.refused_at !== null;
  return {
    // Ids of plans are above zero.
    id: -release.id,
    space_id: 0,
    story_id: 0,
    language: '',
    publish_at: at,
    status: release.released ? 'published' : isRefused ? 'refused' : 'scheduled',
    deleted_at: null,
    created_at: release.created_at,
    updated_at: release.updated_at,
    action: 'publish',
    author: release.released_by ?? release.author,
    settled_at: release.released_at ?? release.refused_at,
    findings: release.findings,
    story: {
      name: say('release.entry', { name: release.name }),
      full_slug: pageCount(say, release.story_ids.length),
    },
    release,
  };
}
