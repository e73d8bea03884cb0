import type { SchemaChange } from '@blattwerk/schemas/changes/schema-change.ts';
import {
  type BrokenPlace,
  type Comparison,
  createPricer,
} from '@blattwerk/schemas/migrations/price-changes.ts';
import { type JudgeContext, publishedPage } from '@blattwerk/schemas/rules/model/judged-story.ts';
import { translationLanguages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { StoredStory } from './stored-story.ts';

export type BrokenStory = { story: StoredStory; places: BrokenPlace[] };
export type PricedChange = { change: SchemaChange; stories: BrokenStory[] };
export type Price = {
  priced: PricedChange[];
  others: BrokenStory[];
  stories: number;
  broken: number;
  live: number;
};

/** Links and pictures are judged elsewhere: a schema does not make them come or go. */
const anywhere: JudgeContext = {
  storyAt: () => publishedPage,
  assetExists: () => true,
  languages: translationLanguages,
};

/** What the changes cost in content: for each the stories it breaks, with the places. */
export function priceStories(comparison: Comparison, stories: readonly StoredStory[]): Price {
  const priced = new Map(comparison.changes.map((change) => [change, new Map<StoredStory, BrokenPlace[]>()]));
  const others = new Map<StoredStory, BrokenPlace[]>();
  const broken = new Set<StoredStory>();
  const hasBreaking = comparison.changes.some(({ isBreaking }) => isBreaking);
  const price = createPricer(comparison);
  for (const story of hasBreaking ? stories : []) {
    for (const place of price(story, anywhere)) {
      const of = (place.change && priced.get(place.change)) ?? others;
      of.set(story, [...(of.get(story) ?? []), place]);
      broken.add(story);
    }
  }
  return {
    priced: [...priced].map(([change, of]) => ({ change, stories: listed(of) })),
    others: listed(others),
    stories: stories.length,
    broken: broken.size,
    live: [...broken].filter(({ isLive }) => isLive).length,
  };
}

function listed(of: ReadonlyMap<StoredStory, BrokenPlace[]>): BrokenStory[] {
  return [...of].map(([story, places]) => ({ story, places }));
}
