import { namedSchema } from '../named-schema.ts';
import { createJudge } from './judge.ts';

export type { JudgeContext } from './model/judged-story.ts';

/** Everything the rules find in one story, judged by the shop's own schema. Pure; runs in Node and in a worker. */
export const judgeStory = createJudge(namedSchema);
