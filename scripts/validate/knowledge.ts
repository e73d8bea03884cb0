import type { JudgeContext } from '@blattwerk/schemas/rules/judged-story.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/catalogue-facts.ts';
import { assetPath } from './asset-library.ts';

/** What the rules know beside the story, as data that passes to another thread. */
export type Knowledge = {
  /** Uuids and ids. */
  storyIds: ReadonlySet<string>;
  assetPaths: ReadonlySet<string>;
  languages: readonly string[];
  catalogue: CatalogueFacts;
};

export function contextOf({ storyIds, assetPaths, languages, catalogue }: Knowledge): JudgeContext {
  return {
    storyExists: (uuidOrId) => storyIds.has(uuidOrId),
    assetExists: (filename) => assetPaths.has(assetPath(filename)),
    languages,
    catalogue,
  };
}
