import type { Finding } from '@blattwerk/schemas/rules/finding.ts';
import { judgeStory } from '@blattwerk/schemas/rules/judge-story.ts';
import type { JudgeContext } from '@blattwerk/schemas/rules/judged-story.ts';
import { type AppliedFix, applySafeFixes } from '@blattwerk/schemas/rules/safe-fixes.ts';
import { readStoryFile, type StoryFile } from './story-file.ts';
import { writeContent } from './write-content.ts';

/** `fixed` is what was mended, `findings` what remains. */
export type FileFindings = { file: string; fixed: AppliedFix[]; findings: Finding[] };

/** Judges one story file by itself, and on request mends it. */
export function judgeFile(file: string, context: JudgeContext, { fix }: { fix: boolean }): FileFindings {
  const read = readStoryFile(file);
  if (!read.ok) {
    const { code, message } = read.problem;
    return { file, fixed: [], findings: [fileFinding(code, '', message, message)] };
  }
  const judge = (story: StoryFile) => judgeStory(story, context);
  if (!fix) return { file, fixed: [], findings: judge(read.story) };
  const { story, applied, findings } = applySafeFixes(read.story, judge);
  if (applied.length > 0) writeContent(file, story.content);
  return { file, fixed: applied, findings };
}

/** Something wrong with a file, rather than with a place in its content. */
export function fileFinding(code: string, story: string, de: string, en: string): Finding {
  return { code, severity: 'error', story, path: [], message: { de, en } };
}
