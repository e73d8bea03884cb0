import type { Finding } from '@blattwerk/schemas/rules/finding.ts';

export type StoryToJudge = { id: number; full_slug: string; name: string; slug: string; content: unknown };

/** What the rules know beside the story: which references lead somewhere. Assets are null until they are listed. */
export type JudgeKnowledge = { stories: string[]; assets: string[] | null; languages: string[] };

export type ToWorker = { kind: 'know'; knowledge: JudgeKnowledge } | { kind: 'judge'; story: StoryToJudge };

export type FromWorker = { storyId: number; findings: Finding[] };
