import type { ManagementStorySummary } from '../../../../content-space/story-shape/management-story.ts';
import { storiesBelow } from '../../../base/stories/story-nodes.ts';
import type { Option } from '../../controls/select.tsx';

/** Folders a page may go into; a folder goes neither into itself nor below itself. */
export function folderOptions(
  stories: readonly ManagementStorySummary[],
  moved?: ManagementStorySummary,
): Option[] {
  const forbidden = new Set(moved ? [moved.id, ...storiesBelow(stories, moved.id).map(({ id }) => id)] : []);
  return stories
    .filter(({ id, is_folder }) => is_folder && !forbidden.has(id))
    .toSorted((one, other) => one.full_slug.localeCompare(other.full_slug))
    .map(({ id, full_slug }) => ({ value: String(id), label: full_slug }));
}
