import { judgeStory } from '@blattwerk/schemas/rules/judge-story.ts';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { JudgeContext } from '@blattwerk/schemas/rules/model/judged-story.ts';
import { applySafeFixes } from '@blattwerk/schemas/rules/safe-fixes.ts';
import { type Assumed, assumingContext, nothing } from './assumptions.ts';
import { type FileFindings, fileFinding } from './file-findings.ts';
import { type Envelope, envelopeOf, readStoryFile, type StoryFile } from './story-file.ts';
import { writeContent } from './write-content.ts';

/**
 * What one reading tells while the other stories are still unknown. `findings` hold if everything that was assumed is
 * true; where it is not, the file has to be judged once more.
 */
export type Survey = {
  file: string;
  /** Of what was judged; `undefined` for a file that cannot be read as a story. */
  digest: string | undefined;
  envelope: Envelope | undefined;
  assumed: Assumed;
  findings?: Finding[];
};

/** More findings than these are not kept until all files are read, so that memory stays small. */
const fewFindings = 20;

export function surveyFile(file: string, context: JudgeContext): Survey {
  const read = readStoryFile(file);
  if (!read.ok) return { file, digest: undefined, envelope: undefined, assumed: nothing };
  const { context: assuming, assumed } = assumingContext(context);
  const findings = judgeStory(read.story, assuming);
  const { digest } = read;
  const survey = { file, digest, envelope: envelopeOf(read.story), assumed: assumed() };
  return findings.length > fewFindings ? survey : { ...survey, findings };
}

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
