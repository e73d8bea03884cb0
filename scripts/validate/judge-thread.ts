import { parentPort } from 'node:worker_threads';
import type { JudgeContext } from '@blattwerk/schemas/rules/judged-story.ts';
import { judgeFile } from './judge-file.ts';
import type { FromJudge, ToJudge } from './judge-pool.ts';
import { contextOf } from './knowledge.ts';
import { readEnvelope } from './story-file.ts';

let context: JudgeContext | undefined;

parentPort?.on('message', (question: ToJudge) => {
  parentPort?.postMessage(answerTo(question));
});

function answerTo(question: ToJudge): FromJudge {
  switch (question.kind) {
    case 'envelopes':
      return { envelopes: question.files.map((file) => ({ file, envelope: readEnvelope(file) })) };
    case 'know':
      context = contextOf(question.knowledge);
      return {};
    case 'judge': {
      const known = context;
      if (!known) throw new Error('A thread was asked to judge before it knew by what.');
      return { judgements: question.files.map((file) => judgeFile(file, known, question)) };
    }
  }
}
