import type { JudgeContext } from '@blattwerk/schemas/rules/model/judged-story.ts';
import type { FileFindings } from './file-findings.ts';
import { judgeFile, type Survey, surveyFile } from './judge-file.ts';
import { contextOf, emptySpace, type Knowledge, type SpaceKnowledge } from './knowledge.ts';
import { digestOf, type Envelope, readEnvelope } from './story-file.ts';

export type FileEnvelope = { file: string; envelope: Envelope | undefined };
export type FileDigest = { file: string; digest: string | undefined };

/** What a thread is asked about files; how they are judged it is told before. */
export type ToJudge =
  | { kind: 'know'; knowledge: Knowledge }
  | { kind: 'envelopes'; files: string[] }
  | { kind: 'digests'; files: string[] }
  | { kind: 'space'; space: SpaceKnowledge }
  | { kind: 'survey'; files: string[] }
  | { kind: 'judge'; files: string[]; fix: boolean };
export type FromJudge = {
  envelopes?: FileEnvelope[];
  digests?: FileDigest[];
  surveys?: Survey[];
  judgements?: FileFindings[];
};

/** Answers the questions put to one thread; it remembers what it was told. */
export function createAnswers(): (question: ToJudge) => FromJudge {
  let known: { knowledge: Knowledge; context: JudgeContext } | undefined;
  return (question) => {
    if (question.kind === 'know') {
      const { knowledge } = question;
      known = { knowledge, context: contextOf(knowledge, emptySpace) };
      return {};
    }
    if (!known) throw new Error('A thread was asked to judge before it knew the catalogue.');
    const { knowledge, context } = known;
    switch (question.kind) {
      case 'envelopes':
        return { envelopes: question.files.map((file) => ({ file, envelope: readEnvelope(file) })) };
      case 'digests':
        return { digests: question.files.map((file) => ({ file, digest: digestOf(file) })) };
      case 'survey':
        return { surveys: question.files.map((file) => surveyFile(file, context)) };
      case 'space':
        known = { knowledge, context: contextOf(knowledge, question.space) };
        return {};
      case 'judge':
        return { judgements: question.files.map((file) => judgeFile(file, context, question)) };
    }
  };
}
