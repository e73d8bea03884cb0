import { availableParallelism } from 'node:os';
import type { FileFindings } from './file-findings.ts';
import type { FileDigest, FileEnvelope, FromJudge, ToJudge } from './judge-answers.ts';
import type { Survey } from './judge-file.ts';
import { type JudgeThread, ownThread, questionQueue, startThread } from './judge-threads.ts';
import type { Knowledge, SpaceKnowledge } from './knowledge.ts';

/** Reads and judges files, in their order, on as many threads as it pays. */
export type JudgePool = {
  envelopes(files: readonly string[]): AsyncIterable<FileEnvelope>;
  /** A hash of what each file holds. */
  digests(files: readonly string[]): AsyncIterable<FileDigest>;
  /** Judges as if every linked story were there and published. */
  survey(files: readonly string[]): AsyncIterable<Survey>;
  judge(files: readonly string[], space: SpaceKnowledge, fix: boolean): AsyncIterable<FileFindings>;
};

/** Below this many files this thread is done before another has started. */
const filesWorthThreads = 400;
const filesAtOnce = 50;
const mostThreads = 8;

/** Where a pool will judge; its threads load the rules while the catalogue is still being read. */
export type JudgeThreads = {
  /** How many there are beside this one. */
  count: number;
  know(knowledge: Knowledge): JudgePool;
  close(): Promise<void>;
};

export function startJudgeThreads(fileCount: number): JudgeThreads {
  const cores = fileCount < filesWorthThreads ? 1 : Math.min(availableParallelism(), mostThreads);
  const others = Array.from({ length: cores - 1 }, startThread);
  const threads = [...others, ownThread()];
  return {
    count: others.length,
    know: (knowledge) => onThreads(threads, knowledge),
    close: async () => {
      await Promise.all(threads.map(({ close }) => close()));
    },
  };
}

type Questions = (chunk: string[]) => ToJudge;

function onThreads(threads: readonly JudgeThread[], knowledge: Knowledge): JudgePool {
  const knowing = new Map(threads.map((thread) => [thread, thread.ask({ kind: 'know', knowledge })]));
  const askKnowing = questionQueue(threads, async (thread) => knowing.get(thread));
  const answers = (files: readonly string[], question: Questions, ask = askKnowing) =>
    answersTo(chunksOf(files).map(question), ask, threads.length);
  return {
    async *envelopes(files) {
      const question: Questions = (chunk) => ({ kind: 'envelopes', files: chunk });
      for await (const { envelopes = [] } of answers(files, question)) yield* envelopes;
    },
    async *digests(files) {
      const question: Questions = (chunk) => ({ kind: 'digests', files: chunk });
      for await (const { digests = [] } of answers(files, question)) yield* digests;
    },
    async *survey(files) {
      const question: Questions = (chunk) => ({ kind: 'survey', files: chunk });
      for await (const { surveys = [] } of answers(files, question)) yield* surveys;
    },
    async *judge(files, space, fix) {
      if (files.length === 0) return;
      const ask = questionQueue(threads, (thread) => thread.ask({ kind: 'space', space }));
      const question: Questions = (chunk) => ({ kind: 'judge', files: chunk, fix });
      for await (const { judgements = [] } of answers(files, question, ask)) yield* judgements;
    },
  };
}

/** So many questions are on their way for each thread, so that a slow one holds the others up late. */
const questionsAhead = 4;

/** Answers in the order of the questions, of which a few are on their way at a time. */
async function* answersTo(
  questions: readonly ToJudge[],
  ask: (question: ToJudge) => Promise<FromJudge>,
  threads: number,
): AsyncGenerator<FromJudge> {
  const waiting: Promise<FromJudge>[] = [];
  for (const question of questions) {
    waiting.push(ask(question));
    const first = waiting.length > questionsAhead * threads ? waiting.shift() : undefined;
    if (first) yield await first;
  }
  for (const answer of waiting) yield await answer;
}

function chunksOf(files: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(files.length / filesAtOnce) }, (_, place) =>
    files.slice(place * filesAtOnce, (place + 1) * filesAtOnce),
  );
}
