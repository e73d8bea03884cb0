import type { JudgedStory } from '@blattwerk/schemas/rules/model/judged-story.ts';

/** A story of a folder or a space, as far as schema changes are concerned. */
export type StoredStory = JudgedStory & {
  /** Shoppers see it. */
  isLive: boolean;
  content: Record<string, unknown>;
};
