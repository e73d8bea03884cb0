/** high: a request waits for it. low: work ahead of time, which begins later and gives up its place to a request. */
export type Priority = 'high' | 'low';

export type QueueLimits = {
  /** Jobs at work at the same time. */
  running: number;
  /** Jobs waiting beyond those. */
  waiting: number;
  /** Longest wait for a turn; without it a job waits until its turn comes. */
  patienceSeconds?: number;
};

export type JobOptions = {
  /** Callers with the same key share one job, waiting or running. */
  key?: string;
  /** `high` unless told. */
  priority?: Priority;
  /** Gives the caller's place up; a job that no caller waits for is not begun. */
  signal?: AbortSignal;
};

/** busy: no place to wait. late: the turn did not come in time. aborted: by the caller's signal. closed: the queue ends. */
export type QueueRefusal = { ok: false; refusal: 'busy' | 'late' | 'aborted' | 'closed' };
export type QueueOutcome<Value> = { ok: true; value: Value } | QueueRefusal;

export type WorkQueue<Value> = {
  /** Runs a job at its turn. Rejects as the job does; a job that fails frees its place. */
  run(work: () => Promise<Value>, options?: JobOptions): Promise<QueueOutcome<Value>>;
  /** Refuses all that waits and resolves when nothing runs any more. */
  close(): Promise<void>;
};

type Caller<Value> = {
  /** Its turn has come: patience no longer counts. */
  begin(): void;
  settle(outcome: Promise<QueueOutcome<Value>> | QueueRefusal): void;
};
type Job<Value> = {
  work: () => Promise<Value>;
  key: string | undefined;
  priority: Priority;
  isRunning: boolean;
  callers: Set<Caller<Value>>;
};

/**
 * Runs a few jobs at once, lets some wait in the order they came, high priority first, and refuses the rest. In a full
 * queue the youngest job of low priority makes room for one of high priority.
 */
export function createWorkQueue<Value>(limits: QueueLimits): WorkQueue<Value> {
  const lines: Record<Priority, Set<Job<Value>>> = { high: new Set(), low: new Set() };
  const byKey = new Map<string, Job<Value>>();
  let running = 0;
  let isClosed = false;
  const idle = Promise.withResolvers<void>();

  function dispatch(): void {
    while (running < limits.running) {
      const [job = firstOf(lines.low)] = lines.high;
      if (!job) break;
      void execute(job);
    }
    if (isClosed && running === 0) idle.resolve();
  }

  async function execute(job: Job<Value>): Promise<void> {
    lines[job.priority].delete(job);
    job.isRunning = true;
    running += 1;
    for (const caller of job.callers) caller.begin();
    const outcome = outcomeOf(job.work);
    await outcome.catch(() => {});
    running -= 1;
    if (job.key !== undefined) byKey.delete(job.key);
    for (const caller of job.callers) caller.settle(outcome);
    dispatch();
  }

  /** Takes a waiting job out of its line. */
  function drop(job: Job<Value>, refusal: QueueRefusal): void {
    lines[job.priority].delete(job);
    if (job.key !== undefined) byKey.delete(job.key);
    for (const caller of job.callers) caller.settle(refusal);
  }

  /** Whether there is a place for one more job, perhaps that of another which gives way. */
  function makePlace(priority: Priority): boolean {
    if (running < limits.running || lines.high.size + lines.low.size < limits.waiting) return true;
    const youngest = [...lines.low].at(-1);
    if (priority === 'low' || !youngest) return false;
    drop(youngest, refuse('busy'));
    return true;
  }

  function enter(work: () => Promise<Value>, key: string | undefined, priority: Priority): Job<Value> {
    const job: Job<Value> = { work, key, priority, isRunning: false, callers: new Set() };
    lines[priority].add(job);
    if (key !== undefined) byKey.set(key, job);
    return job;
  }

  function raise(job: Job<Value>): void {
    if (job.priority === 'high' || job.isRunning) return;
    lines.low.delete(job);
    lines.high.add(job);
    job.priority = 'high';
  }

  function join(job: Job<Value>, signal: AbortSignal | undefined): Promise<QueueOutcome<Value>> {
    return new Promise((resolve) => {
      let patience: NodeJS.Timeout | undefined;
      const leave = (refusal: 'late' | 'aborted') => {
        job.callers.delete(caller);
        caller.settle(refuse(refusal));
        if (job.callers.size === 0 && !job.isRunning) drop(job, refuse(refusal));
      };
      const onAbort = () => leave('aborted');
      const caller: Caller<Value> = {
        begin: () => clearTimeout(patience),
        settle(outcome) {
          clearTimeout(patience);
          signal?.removeEventListener('abort', onAbort);
          resolve(outcome);
        },
      };
      job.callers.add(caller);
      signal?.addEventListener('abort', onAbort, { once: true });
      if (limits.patienceSeconds !== undefined && !job.isRunning)
        patience = setTimeout(() => leave('late'), limits.patienceSeconds * 1000);
    });
  }

  return {
    async run(work, { key, priority = 'high', signal } = {}) {
      if (isClosed) return refuse('closed');
      if (signal?.aborted) return refuse('aborted');
      const known = key === undefined ? undefined : byKey.get(key);
      if (!known && !makePlace(priority)) return refuse('busy');
      const job = known ?? enter(work, key, priority);
      if (priority === 'high') raise(job);
      // First, so that a job which begins at once needs no clock for its patience.
      dispatch();
      return join(job, signal);
    },
    close() {
      isClosed = true;
      for (const job of [...lines.high, ...lines.low]) drop(job, refuse('closed'));
      dispatch();
      return idle.promise;
    },
  };
}

async function outcomeOf<Value>(work: () => Promise<Value>): Promise<QueueOutcome<Value>> {
  return { ok: true, value: await work() };
}

function refuse(refusal: QueueRefusal['refusal']): QueueRefusal {
  return { ok: false, refusal };
}

function firstOf<Item>(items: Iterable<Item>): Item | undefined {
  const [first] = items;
  return first;
}
