import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Part } from './parts.ts';

/** A part of the built shop in a process of its own, which can be ended and started again. */
export type PartProcess = {
  name: string;
  origin: string;
  start(): Promise<void>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Holds it where it stands, and lets it go on. */
  send(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** What it has written, of all its lives. */
  log(): string;
};

const startSeconds = 600;

/** What a process says last of all at its start. */
const saidOnceThere: Readonly<Record<Part, string>> = {
  storefront: 'Shop:',
  preview: 'Workspace:',
  'web-api': 'Running:',
  pictures: 'Running:',
  jobs: 'Running:',
};

/**
 * @param port where it answers `/readyz`; left out, it has no address
 */
export function partProcess({
  name,
  part,
  port,
  settings,
}: {
  name: string;
  part: Part;
  port?: number;
  settings: Readonly<Record<string, string>>;
}): PartProcess {
  let output = '';
  let child: ReturnType<typeof spawn> | undefined;
  let ended = Promise.resolve();
  const origin = `http://127.0.0.1:${port}`;
  return {
    name,
    origin,
    log: () => output,
    async start() {
      const started = spawn(process.execPath, ['scripts/run.mjs', 'start', '--built', '--only', part], {
        env: { ...process.env, NODE_ENV: 'production', WARM_PICTURES: 'false', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const before = output.length;
      child = started;
      let isOver = false;
      ended = new Promise((done) =>
        started.once('exit', () => {
          isOver = true;
          done();
        }),
      );
      const hear = (chunk: Buffer) => {
        output += chunk.toString();
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      const until = performance.now() + startSeconds * 1000;
      while (performance.now() < until) {
        if (isOver) throw new Error(`${name} ended at its start:\n${output.slice(-2000)}`);
        // A preview server answers before its content has been loaded.
        const isSaid = output.slice(before).includes(saidOnceThere[part]);
        if (isSaid && (port === undefined || (await isReady(origin)))) return;
        await pause(200);
      }
      throw new Error(`${name} was not there after ${startSeconds} seconds:\n${output.slice(-2000)}`);
    },
    send: (signal) => void child?.kill(signal),
    async end(signal) {
      child?.kill(signal);
      await ended;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  );
  return answer?.status === 200;
}
