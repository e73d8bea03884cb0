import { parentPort, workerData } from 'node:worker_threads';
import { judgeFile, surveyFile } from './judge-file.ts';
import type { FromJudge, ToJudge } from './judge-pool.ts';
import { contextOf, emptySpace, type Knowledge } from './knowledge.ts';
import { readEnvelope } from './story-file.ts';

const knowledge: Knowledge = workerData;
let context = contextOf(knowledge, emptySpace);

parentPort?.on('message', (question: ToJudge) => {
  parentPort?.postMessage(answerTo(question));
});

function answerTo(question: ToJudge): FromJudge {
  switch (question.kind) {
    case 'envelopes':
      return { envelopes: question.files.map((file) => ({ file, envelope: readEnvelope(file) })) };
    case 'survey':
      return { surveys: question.files.map((file) => surveyFile(file, context)) };
    case 'space':
      context = contextOf(knowledge, question.space);
      return {};
    case 'judge':
      return { judgements: question.files.map((file) => judgeFile(file, context, question)) };
  }
}
