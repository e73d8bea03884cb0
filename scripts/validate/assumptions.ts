import { type JudgeContext, publishedPage } from '@blattwerk/schemas/rules/model/judged-story.ts';
import type { SpaceKnowledge } from './knowledge.ts';

/** What was taken for granted of other stories while they were still unknown. */
export type Assumed = {
  /** Uuids and ids of published pages. */
  pages: readonly string[];
  /** Parts of them that links lead to. */
  anchors: readonly (readonly [uuidOrId: string, anchor: string])[];
  folders: readonly number[];
  /** Titles that no other page has. */
  titles: readonly string[];
};

export const nothing: Assumed = { pages: [], anchors: [], folders: [], titles: [] };

/** A context in which every other story is as it should be, and what was asked of it. */
export function assumingContext(context: JudgeContext): { context: JudgeContext; assumed(): Assumed } {
  const pages = new Set<string>();
  const anchors: [string, string][] = [];
  const folders: number[] = [];
  const titles: string[] = [];
  return {
    context: {
      ...context,
      storyAt(uuidOrId) {
        pages.add(uuidOrId);
        return publishedPage;
      },
      hasAnchor: (uuidOrId, anchor) => anchors.push([uuidOrId, anchor]) > 0,
      folderExists: (id) => folders.push(id) > 0,
      pagesTitled(title) {
        titles.push(title);
        return [];
      },
    },
    assumed: () => ({ pages: [...pages], anchors, folders, titles }),
  };
}

/** Whether everything assumed is true of the space. */
export function isTrueOf({ pages, anchors, folders, titles }: Assumed, space: SpaceKnowledge): boolean {
  const isOpen = (uuidOrId: string) => {
    const story = space.stories.get(uuidOrId);
    return story ? story.isPublished && !story.isFolder : false;
  };
  return (
    pages.every(isOpen) &&
    anchors.every(([id, anchor]) => space.anchors.get(id)?.has(anchor)) &&
    folders.every((id) => space.stories.get(String(id))?.isFolder) &&
    !titles.some((title) => space.sharedTitles.has(title))
  );
}
