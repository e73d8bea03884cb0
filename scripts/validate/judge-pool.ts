import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type FileFindings, judgeFile, type Survey, surveyFile } from './judge-file.ts';
import { contextOf, emptySpace, type Knowledge, type SpaceKnowledge } from './knowledge.ts';
import { digestOf, type Envelope, readEnvelope } from './story-file.ts';

type FileEnvelope = { file: string; envelope: Envelope | undefined };
type FileDigest = { file: string; digest: string | undefined };

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

/** Reads and judges files, in their order, on as many threads as it pays. */
export type JudgePool = {
  envelopes(files: readonly string[]): AsyncIterable<FileEnvelope>;
  /** A hash of what each file holds. */
  digests(files: readonly string[]): AsyncIterable<FileDigest>;
  /** Judges as if every linked story were there and published. */
  survey(files: readonly string[]): AsyncIterable<Survey>;
  judge(files: readonly string[], space: SpaceKnowledge, fix: boolean): AsyncIterable<FileFindings>;
};

/** Below this many files a thread of one's own is there before another has started. */
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
  const count = Math.min(availableParallelism(), mostThreads);
  if (count < 2 || fileCount < filesWorthThreads)
    return { count: 0, know: inThisThread, close: async () => {} };
  const threads = startThreads(count);
  return {
    count,
    know: (knowledge) => onThreads(threads, knowledge),
    close: async () => {
      await Promise.all(threads.map(({ close }) => close()));
    },
  };
}

function inThisThread(knowledge: Knowledge): JudgePool {
  return {
    async *envelopes(files) {
      for (const file of files) yield { file, envelope: readEnvelope(file) };
    },
    async *digests(files) {
      for (const file of files) yield { file, digest: digestOf(file) };
    },
    async *survey(files) {
      const context = contextOf(knowledge, emptySpace);
      for (const file of files) yield surveyFile(file, context);
    },
    async *judge(files, space, fix) {
      const context = contextOf(knowledge, space);
      for (const file of files) yield judgeFile(file, context, { fix });
    },
  };
}

/** Stories are soon forgotten: more room for new objects lets each thread grow by hundreds of megabytes, and no faster. */
const youngMegabytes = 24;

type JudgeThread = { ask(question: ToJudge): Promise<FromJudge>; close(): Promise<number> };

function startThreads(count: number): readonly JudgeThread[] {
  const address = new URL('./judge-thread.ts', import.meta.url);
  return Array.from({ length: count }, () => {
    const worker = new Worker(address, { resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes } });
    let last: Promise<unknown> = Promise.resolve();
    // One question after the other, so that the next answer is the answer.
    const ask = (question: ToJudge): Promise<FromJudge> => {
      const answer = last.then(() => answerOf(worker, question));
      last = answer.catch(() => {});
      return answer;
    };
    return { ask, close: () => worker.terminate() };
  });
}

function onThreads(threads: readonly JudgeThread[], knowledge: Knowledge): JudgePool {
  const count = threads.length;
  const told = Promise.all(threads.map(({ ask }) => ask({ kind: 'know', knowledge })));
  const askInTurn = async (question: ToJudge, place: number) => {
    const thread = threads[place % count];
    if (!thread) throw new Error('There are no threads to judge on.');
    await told;
    return thread.ask(question);
  };
  return {
    async *envelopes(files) {
      const chunks = chunksOf(files).map((chunk): ToJudge => ({ kind: 'envelopes', files: chunk }));
      for await (const { envelopes = [] } of answersTo(chunks, askInTurn, count)) yield* envelopes;
    },
    async *digests(files) {
      const chunks = chunksOf(files).map((chunk): ToJudge => ({ kind: 'digests', files: chunk }));
      for await (const { digests = [] } of answersTo(chunks, askInTurn, count)) yield* digests;
    },
    async *survey(files) {
      const chunks = chunksOf(files).map((chunk): ToJudge => ({ kind: 'survey', files: chunk }));
      for await (const { surveys = [] } of answersTo(chunks, askInTurn, count)) yield* surveys;
    },
    async *judge(files, space, fix) {
      if (files.length === 0) return;
      await Promise.all(threads.map(({ ask }) => ask({ kind: 'space', space })));
      const chunks = chunksOf(files).map((chunk): ToJudge => ({ kind: 'judge', files: chunk, fix }));
      for await (const { judgements = [] } of answersTo(chunks, askInTurn, count)) yield* judgements;
    },
  };
}

/** Answers in the order of the questions, of which a few are on their way at a time. */
async function* answersTo(
  questions: readonly ToJudge[],
  ask: (question: ToJudge, place: number) => Promise<FromJudge>,
  threads: number,
): AsyncGenerator<FromJudge> {
  const waiting: Promise<FromJudge>[] = [];
  for (const [place, question] of questions.entries()) {
    waiting.push(ask(question, place));
    const first = waiting.length > 2 * threads ? waiting.shift() : undefined;
    if (first) yield await first;
  }
  for (const answer of waiting) yield await answer;
}

function answerOf(worker: Worker, question: ToJudge): Promise<FromJudge> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off('message', onMessage);
      worker.off('error', onError);
    };
    const onMessage = (answer: FromJudge) => {
      settle();
      resolve(answer);
    };
    const onError = (error: unknown) => {
      settle();
      reject(error);
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(question);
  });
}

function chunksOf(files: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(files.length / filesAtOnce) }, (_, place) =>
    files.slice(place * filesAtOnce, (place + 1) * filesAtOnce),
  );
}
