import { type JudgeContext, publishedPage } from '@blattwerk/schemas/rules/model/judged-story.ts';
import { z } from 'zod';
import type { SpaceKnowledge } from './knowledge.ts';

/** What was taken for granted of other stories while they were still unknown. */
export const assumedSchema = z.object({
  /** Uuids and ids of published pages. */
  pages: z.array(z.string()).readonly(),
  /** Parts of them that links lead to: uuid or id, anchor. */
  anchors: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
  folders: z.array(z.number()).readonly(),
  /** Titles that no other page has. */
  titles: z.array(z.string()).readonly(),
  /** The day it was, where a rule asked for it. */
  day: z.string().optional(),
});
export type Assumed = z.infer<typeof assumedSchema>;

export const nothing: Assumed = { pages: [], anchors: [], folders: [], titles: [] };

/** A context in which every other story is as it should be, and what was asked of it. */
export function assumingContext(context: JudgeContext): { context: JudgeContext; assumed(): Assumed } {
  const pages = new Set<string>();
  const anchors: [string, string][] = [];
  const folders: number[] = [];
  const titles: string[] = [];
  let day: string | undefined;
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
      get today() {
        day = context.today;
        return day;
      },
    },
    assumed: () => ({ pages: [...pages], anchors, folders, titles, day }),
  };
}

/** Whether everything assumed is true of the space on this day of the shop's calendar. */
export function isTrueOf(
  { pages, anchors, folders, titles, day }: Assumed,
  space: SpaceKnowledge,
  today: string,
): boolean {
  const isOpen = (uuidOrId: string) => {
    const story = space.stories.get(uuidOrId);
    return story ? story.isPublished && !story.isFolder : false;
  };
  return (
    (day === undefined || day === today) &&
    pages.every(isOpen) &&
    anchors.every(([id, anchor]) => space.anchors.get(id)?.has(anchor)) &&
    folders.every((id) => space.stories.get(String(id))?.isFolder) &&
    !titles.some((title) => space.sharedTitles.has(title))
  );
}
