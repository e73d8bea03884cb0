import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type RunningBackEnd = { origin: string; processId: number | undefined; stop(): Promise<void> };

/** The back end on a PostgreSQL database, in a process of its own: the load would otherwise wait for the answers' work, and they for the load's. */
export function startBackEnd(url: string): Promise<RunningBackEnd> {
  const program = fileURLToPath(new URL('./back-end-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
  };
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) =>
      resolve({ origin: line.toString().trim(), processId: child.pid, stop }),
    );
    child.once('exit', (code) => reject(new Error(`The back end ended with code ${code}.`)));
  });
}
