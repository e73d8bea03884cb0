import { performance } from 'node:perf_hooks';
import { createUsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';
import { seededCatalogueFacts } from '@blattwerk/web-api/products/seed/seeded-facts.ts';
import { generateStories } from './generated-stories.ts';

const kinds = 200;
const questions = 100;

/** Milliseconds the usage index of so many stories takes: to be built, to take one saved story, to answer. */
export function benchUsage(count: number): { build: number; save: number; answer: number } {
  const stories = generateStories(kinds, 10_000, seededCatalogueFacts());
  const contents = Array.from(stories, ({ content }) => content);
  const index = createUsageIndex();
  const put = (id: number) => {
    const content = contents[id % kinds];
    index.put({
      id,
      name: `Seite ${id}`,
      fullSlug: `seite-${id}`,
      draft: content,
      published: id % 3 ? content : null,
    });
  };
  const build = timed(() => {
    for (let id = 0; id < count; id++) put(id);
  });
  const save = timed(() => {
    for (let id = 0; id < questions; id++) put(id);
  });
  const answer = timed(() => {
    for (let id = 0; id < questions; id++) index.countsOf('block:');
    for (let id = 0; id < questions; id++) index.usageOf('block:main_teaser');
  });
  return { build, save: save / questions, answer: answer / (2 * questions) };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
