import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '@blattwerk/database/open-database.ts';

const program = fileURLToPath(new URL('./back-end-process.ts', import.meta.url));
const running = new Set<ChildProcess>();

/** After each test: ends what it has left running. */
export function killBackEndProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

export type BackEndProcess = {
  origin: string;
  kill(): Promise<void>;
  /** Asks it to end, as an operator does, and waits until it has. */
  end(): Promise<void>;
};

/** Starts a back end as a process of its own, which can be killed. */
export function startBackEndProcess(argument: {
  location: DatabaseLocation;
  smtpUrl?: string;
  storage?: string;
}): Promise<BackEndProcess> {
  const child = spawn(process.execPath, [program, JSON.stringify(argument)], {
    // A runner waits for its workers' output to end: a child that had it, and was left behind, would hold it open.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  child.stderr?.on('data', (said: Buffer) => process.stderr.write(said));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const leave = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
    running.delete(child);
  };
  const kill = () => leave('SIGKILL');
  const end = () => leave('SIGTERM');
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve({ origin: line.toString().trim(), kill, end }));
    child.once('exit', (code) => reject(new Error(`The back end ended with code ${code}.`)));
  });
}
