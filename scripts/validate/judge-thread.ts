import { parentPort } from 'node:worker_threads';
import { createAnswers, type ToJudge } from './judge-answers.ts';

const answerTo = createAnswers();

parentPort?.on('message', (question: ToJudge) => {
  parentPort?.postMessage(answerTo(question));
});
