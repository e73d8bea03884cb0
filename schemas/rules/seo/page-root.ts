import type { ReadBlock, StoryReading } from '../model/story-reading.ts';

/** The root of a story that visitors open as a page; settings and the like have no headings or metadata. */
export function pageRoot({ root }: StoryReading): ReadBlock | undefined {
  return root?.definition?.name === 'page' ? root : undefined;
}
