import type { KnownStory } from './judged-story.ts';

/** A story or folder as lists name it. */
export type ListedStory = {
  id: number;
  uuid: string;
  parentId?: number | null | undefined;
  isFolder: boolean;
  isStartPage: boolean;
  isPublished: boolean;
};

/** All stories and folders of a space as links care for them, by uuid and by id. */
export function knownStoriesOf(stories: Iterable<ListedStory>): ReadonlyMap<string, KnownStory> {
  const all = [...stories];
  const startPages = new Map<number, string>();
  for (const { isStartPage, parentId, uuid } of all)
    if (isStartPage && parentId) startPages.set(parentId, uuid);
  const known = new Map<string, KnownStory>();
  for (const { id, uuid, isFolder, isPublished } of all) {
    const story = { isFolder, isPublished, startPage: isFolder ? startPages.get(id) : undefined };
    known.set(uuid, story).set(String(id), story);
  }
  return known;
}
