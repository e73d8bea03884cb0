import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { openingStore } from '../../store/opening-store.ts';

/** Folder a new page goes into: that of the open page, else the first one. */
export function folderForNew(stories: readonly ManagementStorySummary[]): ManagementStorySummary | undefined {
  const { storyId } = openingStore.getState();
  const open = stories.find(({ id }) => id === storyId);
  const folders = stories.filter(({ is_folder }) => is_folder);
  return folders.find(({ id }) => id === open?.parent_id) ?? folders[0];
}
