import { parentPort } from 'node:worker_threads';
import type { JudgeContext } from '@blattwerk/schemas/rules/model/judged-story.ts';
import { judgeFile, surveyFile } from './judge-file.ts';
import type { FromJudge, ToJudge } from './judge-pool.ts';
import { contextOf, emptySpace, type Knowledge } from './knowledge.ts';
import { digestOf, readEnvelope } from './story-file.ts';

let known: { knowledge: Knowledge; context: JudgeContext } | undefined;

parentPort?.on('message', (question: ToJudge) => {
  parentPort?.postMessage(answerTo(question));
});

function answerTo(question: ToJudge): FromJudge {
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
}
