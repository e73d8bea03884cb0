import type { JudgeContext, KnownStory } from '@blattwerk/schemas/rules/model/judged-story.ts';
import { oncePerText } from '@blattwerk/schemas/rules/model/once-per-text.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { assetPath } from './asset-library.ts';

/** What the rules know beside the stories, as data that passes to another thread. */
export type Knowledge = {
  assetPaths: ReadonlySet<string>;
  languages: readonly string[];
  catalogue: CatalogueFacts;
};

/** What the stories of a space must know of each other, as data that passes to another thread. */
export type SpaceKnowledge = {
  /** By uuid and by id. */
  stories: ReadonlyMap<string, KnownStory>;
  /** Of stories whose anchors others link to, by uuid or id as they do. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Full slugs of pages that share their title with others, a few of each. */
  sharedTitles: ReadonlyMap<string, readonly string[]>;
};

export const emptySpace: SpaceKnowledge = {
  stories: new Map(),
  anchors: new Map(),
  sharedTitles: new Map(),
};

/** The same pictures stand on many pages, and reading an address takes longer than all else that is asked of them. */
const pathOf = oncePerText(assetPath);

export function contextOf(
  { assetPaths, languages, catalogue }: Knowledge,
  { stories, anchors, sharedTitles }: SpaceKnowledge,
): JudgeContext {
  return {
    storyAt: (uuidOrId) => stories.get(uuidOrId),
    folderExists: (id) => stories.get(String(id))?.isFolder ?? false,
    pagesTitled: (title) => sharedTitles.get(title) ?? [],
    hasAnchor: (uuidOrId, anchor) => anchors.get(uuidOrId)?.has(anchor) ?? false,
    assetExists: (filename) => assetPaths.has(pathOf(filename)),
    languages,
    catalogue,
    today: shopDay(new Date()),
  };
}
