import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { SteadyLoad } from './steady-load.ts';

export type LoadGenerator = {
  /** How many milliseconds each request took, see `steadyLoad`. */
  load(load: SteadyLoad): Promise<number[]>;
  close(): void;
};

const durationsSchema = z.array(z.number());

/**
 * Asks from a small process of its own: the measuring program's collections of garbage (its heap holds the tools of all
 * measurements) stood still for 10 to 40 ms at a time and counted as the server's.
 */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(fileURLToPath(new URL('./load-process.ts', import.meta.url)));
  return {
    load: (load) =>
      new Promise((resolve, reject) => {
        const ended = (code: number | null) => reject(new Error(`The load ended with code ${code}.`));
        child.once('exit', ended);
        child.once('message', (message) => {
          child.off('exit', ended);
          resolve(durationsSchema.parse(message));
        });
        child.send(load);
      }),
    close: () => child.disconnect(),
  };
}
