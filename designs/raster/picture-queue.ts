/** visible: somebody waits for it. warm: drawn beforehand, when nobody waits. */
export type Priority = 'visible' | 'warm';

export type Refusal = { ok: false; reason: 'busy' | 'aborted' | 'closed'; message: string };
type Outcome<Result> = Result | Refusal;

type Waiter<Result> = { settle(outcome: Outcome<Result>): void };
type Job<Result> = {
  name: string;
  priority: Priority;
  start(): Promise<Result>;
  waiters: Set<Waiter<Result>>;
};

export type QueueOptions = {
  /** Jobs at work at the same time. */
  concurrency: number;
  /** Jobs waiting beyond those; when it is reached, new ones are refused and warm ones give way to visible ones. */
  limit: number;
};

/**
 * Runs jobs by name: whoever asks for a job that waits or runs already shares it. `start` must answer, not throw.
 * Aborting leaves the job to the others who wait; without any it is not begun.
 */
export function createPictureQueue<Result>({ concurrency, limit }: QueueOptions) {
  const waiting = new Map<string, Job<Result>>();
  const running = new Map<string, Job<Result>>();
  const idle: (() => void)[] = [];
  let closed = false;

  function next(): Job<Result> | undefined {
    const jobs = [...waiting.values()];
    return jobs.find(({ priority }) => priority === 'visible') ?? jobs[0];
  }

  function dispatch(): void {
    while (running.size < concurrency) {
      const job = next();
      if (!job) break;
      waiting.delete(job.name);
      running.set(job.name, job);
      void job.start().then((result) => {
        running.delete(job.name);
        for (const waiter of job.waiters) waiter.settle(result);
        dispatch();
      });
    }
    if (running.size === 0) for (const wake of idle.splice(0)) wake();
  }

  function drop(job: Job<Result>, refusal: Refusal): void {
    waiting.delete(job.name);
    for (const waiter of job.waiters) waiter.settle(refusal);
  }

  /** True when there is a place for the job, perhaps that of a warm one. */
  function makePlace(priority: Priority): boolean {
    if (running.size < concurrency || waiting.size < limit) return true;
    const warm = [...waiting.values()].findLast((job) => job.priority === 'warm');
    if (priority === 'warm' || !warm) return false;
    drop(warm, refuse('busy'));
    return true;
  }

  return {
    run(
      name: string,
      priority: Priority,
      start: () => Promise<Result>,
      signal?: AbortSignal,
    ): Promise<Outcome<Result>> {
      if (closed) return Promise.resolve(refuse('closed'));
      if (signal?.aborted) return Promise.resolve(refuse('aborted'));
      const known = running.get(name) ?? waiting.get(name);
      if (!known && !makePlace(priority)) return Promise.resolve(refuse('busy'));
      const job = known ?? { name, priority, start, waiters: new Set() };
      if (priority === 'visible') job.priority = 'visible';
      return new Promise((resolve) => {
        const waiter: Waiter<Result> = {
          settle(outcome) {
            signal?.removeEventListener('abort', onAbort);
            resolve(outcome);
          },
        };
        const onAbort = () => {
          job.waiters.delete(waiter);
          waiter.settle(refuse('aborted'));
          if (job.waiters.size === 0) waiting.delete(name);
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        job.waiters.add(waiter);
        if (!known) {
          waiting.set(name, job);
          dispatch();
        }
      });
    },
    /** Refuses what waits and answers when nothing runs any more. */
    async close(): Promise<void> {
      closed = true;
      for (const job of waiting.values()) drop(job, refuse('closed'));
      if (running.size > 0) await new Promise<void>((resolve) => idle.push(resolve));
    },
    waiting: () => waiting.size,
  };
}

const sentences: Record<Refusal['reason'], string> = {
  busy: 'Too many pictures are waiting to be drawn. Ask again in a few seconds.',
  aborted: 'Nobody waits for this picture any more.',
  closed: 'Pictures are no longer drawn: the server is shutting down.',
};

export function refuse(reason: Refusal['reason']): Refusal {
  return { ok: false, reason, message: sentences[reason] };
}
