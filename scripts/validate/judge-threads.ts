import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FromJudge, ToJudge } from './judge-answers.ts';

/** A thread that judges; it answers one question after the other. */
export type JudgeThread = {
  ask(question: ToJudge): Promise<FromJudge>;
  close(): Promise<unknown>;
  /** Questions it may have before it: with a second one it need not wait for this thread in between. */
  questionsAtOnce: number;
};

/** The thread that asks; it has to load the same rules as any other, and would only wait. */
export function ownThread(): JudgeThread {
  const loading = import('./judge-answers.ts').then(({ createAnswers }) => createAnswers());
  return {
    questionsAtOnce: 1,
    async ask(question) {
      const answerTo = await loading;
      // What other threads have answered is taken, and their next question given, in between.
      await setImmediate();
      return answerTo(question);
    },
    close: async () => {},
  };
}

/** Stories are soon forgotten: more room for new objects lets each thread grow by hundreds of megabytes, and no faster. */
const youngMegabytes = 24;

export function startThread(): JudgeThread {
  const worker = new Worker(new URL('./judge-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
  });
  const unanswered: PromiseWithResolvers<FromJudge>[] = [];
  worker.on('message', (answer: FromJudge) => unanswered.shift()?.resolve(answer));
  worker.on('error', (error) => {
    for (const { reject } of unanswered.splice(0)) reject(error);
  });
  return {
    questionsAtOnce: 2,
    ask(question) {
      const answer = Promise.withResolvers<FromJudge>();
      unanswered.push(answer);
      worker.postMessage(question);
      return answer.promise;
    },
    close: () => worker.terminate(),
  };
}

type Asked = { question: ToJudge; answer: PromiseWithResolvers<FromJudge> };

/**
 * Gives each question to the first thread that is free.
 * @param told what each thread has to know before it is asked; one that is still starting holds nothing up
 */
export function questionQueue(
  threads: readonly JudgeThread[],
  told: (thread: JudgeThread) => Promise<unknown>,
): (question: ToJudge) => Promise<FromJudge> {
  const asked: Asked[] = [];
  const free: JudgeThread[] = [];
  const handOut = () => {
    for (const thread of free.splice(0, asked.length)) {
      const { question, answer } = asked.shift() ?? {};
      if (!question || !answer) continue;
      thread
        .ask(question)
        .then(answer.resolve, answer.reject)
        .finally(() => {
          free.push(thread);
          handOut();
        });
    }
  };
  for (const thread of threads) {
    const join = () => {
      for (let place = 0; place < thread.questionsAtOnce; place += 1) free.push(thread);
      handOut();
    };
    const fail = (error: unknown) => {
      for (const { answer } of asked.splice(0)) answer.reject(error);
    };
    told(thread).then(join, fail);
  }
  return (question) => {
    const answer = Promise.withResolvers<FromJudge>();
    asked.push({ question, answer });
    handOut();
    return answer.promise;
  };
}
