import { namedSchema } from '@blattwerk/schemas/named-schema.ts';
import { applyChange } from '@blattwerk/schemas/preview/story-change.ts';
import { createJudge } from '@blattwerk/schemas/rules/judge.ts';
import { judgeStory } from '@blattwerk/schemas/rules/judge-story.ts';
import { anchorsIn } from '@blattwerk/schemas/rules/model/anchors-in.ts';
import { type KnownStory, publishedPage } from '@blattwerk/schemas/rules/model/judged-story.ts';
import { knownStoriesOf } from '@blattwerk/schemas/rules/model/known-stories.ts';
import { pageTitle } from '@blattwerk/schemas/rules/model/page-title.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { withSpaceBlocks } from '@blattwerk/schemas/space-blocks/with-space-blocks.ts';
import { assetId } from '@blattwerk/schemas/usage/subject.ts';
import { type CatalogueAnswer, watchCatalogue } from './watch-catalogue.ts';
import type { FromWorker, JudgeKnowledge, StoryToJudge, ToWorker } from './worker-messages.ts';

// Judging happens here and not beside the form, so that typing never waits for it.

const judged = new Map<number, StoryToJudge>();
let stories: ReadonlyMap<string, KnownStory> | undefined;
let knowledge: JudgeKnowledge | undefined;
let missingFiles: ReadonlySet<string> = new Set();
let facts: CatalogueFacts | undefined;
let judgeOfSpace = judgeStory;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'connect':
      watchCatalogue(data.token, learn);
      break;
    case 'judge':
      judgeAnew(data.story);
      break;
    case 'change': {
      const content = applyChange(judged.get(data.story.id)?.content, data.change);
      judgeAnew({ ...data.story, content });
      break;
    }
    case 'know':
      knowledge = data.knowledge;
      stories = knownStoriesOf(knowledge.stories);
      judgeOfSpace = knowledge.space
        ? createJudge(withSpaceBlocks(namedSchema, knowledge.space))
        : judgeStory;
      missingFiles = new Set(knowledge.missingFiles);
      judgeAgain();
      break;
  }
});

function learn({ catalogue, facts: latest }: CatalogueAnswer): void {
  tell({ kind: 'catalogue', catalogue });
  if (latest?.version === facts?.version) return;
  facts = latest;
  judgeAgain();
}

/** Judges a changed page, and those whose titles were or are the same as its own. */
function judgeAnew(story: StoryToJudge): void {
  const before = pageTitle(judged.get(story.id)?.content);
  const after = pageTitle(story.content);
  judged.set(story.id, story);
  judge(story);
  if (before === after) return;
  for (const other of judged.values()) {
    const title = pageTitle(other.content);
    if (other.id !== story.id && title !== undefined && (title === before || title === after)) judge(other);
  }
}

function judgeAgain(): void {
  for (const story of judged.values()) judge(story);
}

function judge(story: StoryToJudge): void {
  if (!knowledge) return;
  const known = stories?.get(story.uuid);
  const findings = judgeOfSpace(
    { ...story, published: known?.isPublished },
    {
      storyAt: (uuidOrId) => (stories ? stories.get(uuidOrId) : publishedPage),
      pagesTitled: (title) =>
        [...judged.values()].flatMap(({ content, full_slug }) =>
          pageTitle(content) === title ? [full_slug] : [],
        ),
      hasAnchor: (uuidOrId, anchor) => anchorsOf(uuidOrId)?.has(anchor) ?? true,
      assetExists: (filename) => !missingFiles.has(assetId(filename)),
      languages: knowledge.languages,
      catalogue: facts,
      today: shopDay(new Date()),
    },
  );
  tell({ kind: 'findings', storyId: story.id, findings, state: story.state });
}

/** Of the pages read so far. */
function anchorsOf(uuid: string): ReadonlySet<string> | undefined {
  const page = [...judged.values()].find((story) => story.uuid === uuid);
  return page && anchorsIn(page.content);
}

function tell(answer: FromWorker): void {
  self.postMessage(answer);
}
