import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export type MeasuredProcess = {
  origin: string;
  /** Microseconds of a core used so far, all threads together. */
  usage(): Promise<number>;
  close(): void;
};

const readySchema = z.object({ origin: z.url() });
const usageSchema = z.object({ user: z.number(), system: z.number() });

/** Whether processes can be held to a core: servers to the first, what asks them to the second. */
export const hasOwnCores =
  availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** A server in a process of its own; it says where it listens, and what it has used whenever asked. */
export async function startMeasured(program: URL, ...args: string[]): Promise<MeasuredProcess> {
  const child = startOnCore(0, program, args);
  const { origin } = readySchema.parse(await nextMessage(child));
  return {
    origin,
    async usage() {
      child.send('usage');
      const { user, system } = usageSchema.parse(await nextMessage(child));
      return user + system;
    },
    close: () => child.disconnect(),
  };
}

/** A Node program with a channel to this process, held to one core where that can be done. */
export function startOnCore(core: number, program: URL, args: readonly string[] = []): ChildProcess {
  const command = [process.execPath, fileURLToPath(program), ...args];
  const [name = '', ...rest] = hasOwnCores ? ['taskset', '-c', String(core), ...command] : command;
  return spawn(name, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

export function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) =>
      reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}
