import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { z } from 'zod';
import type { PictureTask } from './picture-task.ts';

export type TaskResult =
  | { ok: true; data: Uint8Array }
  /** `missing`: the task names something that does not exist. `failed`: the drawing broke or took too long. */
  | { ok: false; reason: 'missing' | 'failed'; message: string };

const answerSchema = z.union([
  z.object({ ok: z.literal(true), data: z.instanceof(Uint8Array) }),
  z.object({ ok: z.literal(false), reason: z.enum(['missing', 'failed']), message: z.string() }),
]);

/**
 * No secrets for a process that runs native code over data. React renders several times faster without its development
 * checks.
 */
function drawingEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, NODE_ENV: 'production' };
}

/** A page or a request comes before a picture when both want the processor. */
const niceness = 5;

/**
 * Processes that draw, each one picture at a time. Not threads: a fault in resvg ends the process it happens in, and
 * that must not be the server. One that broke or was too slow is replaced.
 */
export function createPictureProcesses(catalogueModule: string) {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  let closed = false;

  function begin(): ChildProcess {
    const child = fork(new URL('./picture-worker.ts', import.meta.url), [catalogueModule], {
      serialization: 'advanced',
      execArgv: [],
      env: drawingEnvironment(),
    });
    all.add(child);
    // Could not be started, or its channel broke: then there may be no exit to wait for.
    child.on('error', () => all.delete(child));
    child.once('exit', () => {
      all.delete(child);
      const place = idle.indexOf(child);
      if (place !== -1) idle.splice(place, 1);
    });
    if (child.pid !== undefined) setPriority(child.pid, niceness);
    return child;
  }

  return {
    /** Begins the first process ahead of its first picture; resolves once it is at hand, or could not be started. */
    async prepare(): Promise<void> {
      if (closed || all.size > 0) return;
      const child = await ready(begin());
      if (child?.connected) idle.push(child);
    },
    /** Draws in an idle process or a new one; gives up after `timeLimit` milliseconds. */
    async run(task: PictureTask, timeLimit: number): Promise<TaskResult> {
      // Begun with the first picture to draw: where all are kept on disk there is none.
      const child = closed ? undefined : (idle.pop() ?? (await ready(begin())));
      if (!child) return failed('No process to draw in could be started.');
      const end = AbortSignal.timeout(timeLimit);
      const answered = new AbortController();
      try {
        const signal = AbortSignal.any([end, answered.signal]);
        const answer = Promise.race([
          once(child, 'message', { signal }).then(([message]) => answerSchema.parse(message)),
          once(child, 'exit', { signal }).then(([, by]) => failed(`The process that drew ended: ${by}.`)),
        ]);
        child.send(task);
        const result = await answer;
        if (child.connected) idle.push(child);
        return result;
      } catch (error) {
        child.kill('SIGKILL');
        return failed(end.aborted ? `It took more than ${timeLimit} ms.` : String(error));
      } finally {
        answered.abort();
      }
    },
    async close(): Promise<void> {
      closed = true;
      const ends = [...all].map((child) => once(child, 'exit'));
      for (const child of all) child.kill('SIGKILL');
      await Promise.all(ends);
    },
  };
}

/** The process once it has loaded what it needs, `undefined` when it ended instead. */
async function ready(child: ChildProcess): Promise<ChildProcess | undefined> {
  const started = new AbortController();
  try {
    return await Promise.race([
      once(child, 'message', { signal: started.signal }).then(() => child),
      once(child, 'exit', { signal: started.signal }).then(() => undefined),
    ]);
  } catch {
    return undefined;
  } finally {
    started.abort();
  }
}

function failed(message: string): TaskResult {
  return { ok: false, reason: 'failed', message };
}
