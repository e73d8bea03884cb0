import { judgeStory } from '@blattwerk/schemas/rules/judge-story.ts';
import { applyFix } from '@blattwerk/schemas/rules/model/fix.ts';
import {
  type JudgeContext,
  type JudgedStory,
  publishedPage,
} from '@blattwerk/schemas/rules/model/judged-story.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { translationLanguages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { seededCatalogueFacts } from '@blattwerk/web-api/products/seed/seeded-facts.ts';
import { validateStory } from '@storyblok/schema';
import { generateStories } from './generated-stories.ts';
import { quantile } from './statistics.ts';
import { validateFiles } from './validate-files.ts';

const storyBytes = 40_000;
/** Held at a time, so that ten thousand stories need no more memory than a hundred. */
const storiesAtOnce = 100;
const edits = 300;

type Rates = { stories: number; judge: number; bare: number };

/** Stories of 40 KB through all rules, beside the vendor's `validateStory` alone on the same stories. */
export async function benchValidator(counts: readonly number[]) {
  const catalogue = seededCatalogueFacts();
  const context: JudgeContext = {
    storyAt: () => publishedPage,
    assetExists: () => true,
    languages: translationLanguages,
    catalogue,
    today: '2026-11-22',
  };
  const [sample] = generateStories(1, storyBytes, catalogue);
  const findings = sample ? judgeStory(sample, context) : [];
  if (findings.some(({ code }) => code !== 'broken_story_link'))
    throw new Error(`The generated stories are no good pages: ${JSON.stringify(findings[0])}`);
  ratesOf(storiesAtOnce, context); // warms up
  return {
    rates: counts.map((count) => ratesOf(count, context)),
    edit: sample ? editTimes(sample, context) : { p50: 0, p95: 0 },
    files: await validateFiles((count) => generateStories(count, storyBytes, catalogue), counts),
  };
}

/** Stories per second on one thread; batches take turns, so that both meet the same machine. */
function ratesOf(count: number, context: JudgeContext): Rates {
  let [judging, bare] = [0, 0];
  let batch: JudgedStory[] = [];
  let done = 0;
  const catalogue = context.catalogue ?? seededCatalogueFacts();
  for (const story of generateStories(count, storyBytes, catalogue)) {
    batch.push(story);
    done += 1;
    if (batch.length < storiesAtOnce && done < count) continue;
    judging += timeOf(() => batch.forEach((each) => void judgeStory(each, context)));
    bare += timeOf(() => batch.forEach((each) => void validateStory(each, schema)));
    batch = [];
  }
  return { stories: count, judge: (1000 * count) / judging, bare: (1000 * count) / bare };
}

/** Milliseconds from a key in the form to the findings: the changed story through all rules. */
function editTimes(story: JudgedStory, context: JudgeContext) {
  const times: number[] = [];
  let edited = story;
  for (let edit = 0; edit < edits; edit += 1) {
    const [from, to] = [valueOfTitle(edited.content), `Einladungskarten zur Hochzeit ${edit}`];
    const label = { de: 'Tippen', en: 'Type' };
    const result = applyFix(edited, {
      label,
      isSafe: true,
      changes: [{ path: ['content', 'title'], from, to }],
    });
    if (!result.ok) throw new Error(result.reason);
    edited = result.story;
    const judged = edited;
    times.push(timeOf(() => void judgeStory(judged, context)));
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

function valueOfTitle(content: unknown): unknown {
  return content && typeof content === 'object' && 'title' in content ? content.title : undefined;
}

function timeOf(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
