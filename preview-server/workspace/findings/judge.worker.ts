import { judgeStory } from '@blattwerk/schemas/rules/judge-story.ts';
import type { FromWorker, JudgeKnowledge, StoryToJudge, ToWorker } from './worker-messages.ts';

// Judging happens here and not beside the form, so that typing never waits for it.

const judged = new Map<number, StoryToJudge>();
let stories: ReadonlySet<string> | undefined;
let knowledge: JudgeKnowledge | undefined;
let assets: ReadonlySet<string> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'judge') {
    judged.set(data.story.id, data.story);
    judge(data.story);
    return;
  }
  knowledge = data.knowledge;
  stories = new Set(knowledge.stories);
  assets = knowledge.assets ? new Set(knowledge.assets) : undefined;
  for (const story of judged.values()) judge(story);
});

function judge(story: StoryToJudge): void {
  if (!knowledge) return;
  const findings = judgeStory(story, {
    storyExists: (uuidOrId) => stories?.has(uuidOrId) ?? true,
    assetExists: (filename) => assets?.has(filename) ?? true,
    languages: knowledge.languages,
  });
  const answer: FromWorker = { storyId: story.id, findings };
  self.postMessage(answer);
}
