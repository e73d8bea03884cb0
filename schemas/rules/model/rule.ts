import type { MetIn, Sentence, Severity } from './finding.ts';
import type { Fix } from './fix.ts';
import type { JudgeContext, JudgedStory } from './judged-story.ts';
import { extend, type StoryPath } from './story-path.ts';
import type { ReadBlock, ReadField, Spot, StoryReading } from './story-reading.ts';

/** A place in the story, with the block and the field key it lies in where there are such. */
export type Place = { block?: ReadBlock; key?: string; path: StoryPath };

/** What to do about a place, and how a program can; the judge adds the rule's code and severity. */
export type Complaint = Place & {
  message: Sentence;
  fixes?: readonly Fix[];
  metIn?: readonly MetIn[];
};

/** A small story content the rule accepts or complains about; examples are the rule's tests. */
export type RuleExample = {
  title: string;
  content: unknown;
  context?: Partial<JudgeContext>;
  /** Full slug, where it matters. */
  story?: string;
  /** What the story says beside its content. */
  envelope?: Partial<Omit<JudgedStory, 'content'>>;
};

export type Rule = {
  code: string;
  /** A few words, without a full stop. */
  title: Sentence;
  severity: Severity;
  description: Sentence;
  examples: { pass: readonly RuleExample[]; fail: readonly RuleExample[] };
  check(story: StoryReading, context: JudgeContext): Complaint[];
};

/** A complaint about the story as a whole; forms show it at the top of the page. */
export function atStory({ root }: StoryReading, message: Sentence): Complaint {
  return { ...(root && { block: root }), path: root?.path ?? extend(undefined, 'content'), message };
}

export function atBlock(block: ReadBlock, message: Sentence, fixes: readonly Fix[] = []): Complaint {
  return { block, path: block.path, message, fixes };
}

export function atKey(
  block: ReadBlock,
  key: string,
  message: Sentence,
  fixes: readonly Fix[] = [],
): Complaint {
  return { block, key, path: extend(block.path, key), message, fixes };
}

export function atField({ block, key }: ReadField, message: Sentence, fixes: readonly Fix[] = []): Complaint {
  return atKey(block, key, message, fixes);
}

export function atSpot({ block, key, path }: Spot, message: Sentence, fixes: readonly Fix[] = []): Complaint {
  return { block, key, path, message, fixes };
}
