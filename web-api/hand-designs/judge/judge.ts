import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import { type JudgeAnswer, type JudgeRequest, judgeAnswerSchema } from './judge-messages.ts';

/** The richest card takes a second; a thread that is silent that long is given up. */
const patienceMilliseconds = 30_000;
const mostWaiting = 20;

export type HandJudge = {
  /** What is printed of a card and what is wrong with it; undefined where too many are waiting. */
  judge(request: JudgeRequest, signal: AbortSignal): Promise<JudgeAnswer | undefined>;
  /** Ends the thread and refuses what waits. */
  close(): Promise<void>;
};

/** A thread, started when the first is asked for: looking at pixels would hold up the other requests of its process. */
export function createHandJudge(): HandJudge {
  const queue = createWorkQueue<JudgeAnswer>({ running: 1, waiting: mostWaiting });
  let thread: Worker | undefined;
  const rest = async () => {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };
  const ask = async (request: JudgeRequest): Promise<JudgeAnswer> => {
    thread ??= new Worker(new URL('./judge-thread.ts', import.meta.url));
    try {
      const answered = once(thread, 'message', { signal: AbortSignal.timeout(patienceMilliseconds) });
      thread.postMessage(request);
      const [answer]: unknown[] = await answered;
      return judgeAnswerSchema.parse(answer);
    } catch (error) {
      await rest();
      return { ok: false, message: error instanceof Error ? error.message : 'unknown' };
    }
  };
  return {
    async judge(request, signal) {
      const done = await queue.run(() => ask(request), { signal });
      return done.ok ? done.value : undefined;
    },
    async close() {
      await queue.close();
      await rest();
    },
  };
}
