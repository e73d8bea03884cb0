import { judgeStory } from '@blattwerk/schemas/rules/judge-story.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { translationLanguages } from '@blattwerk/schemas/shop/languages.ts';
import { validateStory } from '@storyblok/schema';
import { generateStories } from './generated-stories.ts';
import { median } from './statistics.ts';

const storyCount = 200;
const storyBytes = 40_000;
const rounds = 7;

/** Stories of 40 KB per second through all rules, beside the vendor's `validateStory` alone on the same stories. */
export function benchValidator(): { judge: number; bare: number } {
  const stories = generateStories(storyCount, storyBytes);
  const context = { storyExists: () => true, assetExists: () => true, languages: translationLanguages };
  const judge: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    judge.push(rate(() => stories.forEach((story) => void judgeStory(story, context))));
    bare.push(rate(() => stories.forEach((story) => void validateStory(story, schema))));
  }
  return { judge: median(judge), bare: median(bare) };
}

function rate(run: () => void): number {
  const start = performance.now();
  run();
  return (storyCount * 1000) / (performance.now() - start);
}
