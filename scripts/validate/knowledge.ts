import type { JudgeContext } from '@blattwerk/schemas/rules/model/judged-story.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { assetPath } from './asset-library.ts';

/** What the rules know beside the stories, as data that passes to another thread. */
export type Knowledge = {
  assetPaths: ReadonlySet<string>;
  languages: readonly string[];
  catalogue: CatalogueFacts;
};

/** @param storyIds uuids and ids of the stories there are */
export function contextOf(
  { assetPaths, languages, catalogue }: Knowledge,
  storyIds: ReadonlySet<string>,
): JudgeContext {
  return {
    storyExists: (uuidOrId) => storyIds.has(uuidOrId),
    assetExists: (filename) => assetPaths.has(assetPath(filename)),
    languages,
    catalogue,
    today: shopDay(new Date()),
  };
}
