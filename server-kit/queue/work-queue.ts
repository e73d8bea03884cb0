/** high: a request waits for it. low: work ahead of time, which begins later and gives up its place to a request. */
export type Priority = 'high' | 'low';

export type QueueLimits = {
  /** Jobs at work at the same time. */
  running: number;
  /** Jobs waiting beyond those. */
  waiting: number;
  /** Longest wait for a turn; without it a job waits until its turn comes. */
  patienceSeconds?: number;
  /** Of both, what one visitor's jobs may have, so that a flood of one's own leaves places to others. */
  perVisitor?: { running: number; waiting: number };
};

export type JobOptions = {
  /** Callers with the same key share one job, waiting or running. */
  key?: string;
  /** `high` unless told. */
  priority?: Priority;
  /** Gives the caller's place up; a job that no caller waits for is not begun. */
  signal?: AbortSignal;
  /** Whose share the job counts towards; a job that several callers share counts towards the first one's. */
  visitor?: string;
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
  visitor: string | undefined;
  priority: Priority;
  isRunning: boolean;
  callers: Set<Caller<Value>>;
};

/**
 * Runs a few jobs at once, lets some wait, high priority first, and refuses the rest. In a full queue the youngest job of
 * low priority makes room for one of high priority. Turns go to the visitor with the fewest jobs running, and among
 * equals in the order the jobs came.
 */
export function createWorkQueue<Value>(limits: QueueLimits): WorkQueue<Value> {
  const lines: Record<Priority, Set<Job<Value>>> = { high: new Set(), low: new Set() };
  const byKey = new Map<string, Job<Value>>();
  const { perVisitor } = limits;
  const runningOf = createTally();
  const waitingOf = createTally();
  let running = 0;
  let isClosed = false;
  const idle = Promise.withResolvers<void>();

  function dispatch(): void {
    while (running < limits.running) {
      const job = nextOf(lines.high) ?? nextOf(lines.low);
      if (!job) break;
      void execute(job);
    }
    if (isClosed && running === 0) idle.resolve();
  }

  function nextOf(line: ReadonlySet<Job<Value>>): Job<Value> | undefined {
    let next: Job<Value> | undefined;
    let fewest = perVisitor?.running ?? Number.POSITIVE_INFINITY;
    for (const job of line) {
      const has = runningOf.count(job.visitor);
      if (has >= fewest) continue;
      next = job;
      fewest = has;
      if (fewest === 0) break;
    }
    return next;
  }

  async function execute(job: Job<Value>): Promise<void> {
    lines[job.priority].delete(job);
    waitingOf.add(job.visitor, -1);
    runningOf.add(job.visitor, 1);
    job.isRunning = true;
    running += 1;
    for (const caller of job.callers) caller.begin();
    const outcome = outcomeOf(job.work);
    await outcome.catch(() => {});
    running -= 1;
    runningOf.add(job.visitor, -1);
    if (job.key !== undefined) byKey.delete(job.key);
    for (const caller of job.callers) caller.settle(outcome);
    dispatch();
  }

  /** Takes a waiting job out of its line. */
  function drop(job: Job<Value>, refusal: QueueRefusal): void {
    lines[job.priority].delete(job);
    waitingOf.add(job.visitor, -1);
    if (job.key !== undefined) byKey.delete(job.key);
    for (const caller of job.callers) caller.settle(refusal);
  }

  /** Whether there is a place for one more job, perhaps that of another which gives way. */
  function makePlace(priority: Priority, visitor: string | undefined): boolean {
    if (hasWholeShare(visitor)) return false;
    if (running < limits.running || lines.high.size + lines.low.size < limits.waiting) return true;
    const youngest = [...lines.low].at(-1);
    if (priority === 'low' || !youngest) return false;
    drop(youngest, refuse('busy'));
    return true;
  }

  /** Whether all that one visitor may have is taken. */
  function hasWholeShare(visitor: string | undefined): boolean {
    if (!perVisitor || visitor === undefined) return false;
    return runningOf.count(visitor) + waitingOf.count(visitor) >= perVisitor.running + perVisitor.waiting;
  }

  function enter(
    work: () => Promise<Value>,
    { key, priority = 'high', visitor }: Omit<JobOptions, 'signal'>,
  ): Job<Value> {
    const job: Job<Value> = { work, key, visitor, priority, isRunning: false, callers: new Set() };
    lines[priority].add(job);
    waitingOf.add(visitor, 1);
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
    async run(work, { key, priority = 'high', signal, visitor } = {}) {
      if (isClosed) return refuse('closed');
      if (signal?.aborted) return refuse('aborted');
      const known = key === undefined ? undefined : byKey.get(key);
      if (!known && !makePlace(priority, visitor)) return refuse('busy');
      const job = known ?? enter(work, { key, priority, visitor });
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

/** Counts by visitor; who has none takes no memory. A job without a visitor counts nowhere. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    count: (visitor: string | undefined) => (visitor === undefined ? 0 : (counts.get(visitor) ?? 0)),
    add(visitor: string | undefined, change: 1 | -1) {
      if (visitor === undefined) return;
      const count = (counts.get(visitor) ?? 0) + change;
      if (count === 0) counts.delete(visitor);
      else counts.set(visitor, count);
    },
  };
}
