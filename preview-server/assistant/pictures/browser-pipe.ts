import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import * as z from 'zod';

const messageSchema = z.object({
  id: z.int().optional(),
  method: z.string().optional(),
  sessionId: z.string().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** The work took longer than it may. */
export class TooSlow extends Error {}

type Parameters = Record<string, unknown>;
type Waiting = { resolve(result: Parameters): void; reject(error: Error): void };

/** A browser's debugging protocol over a pipe, which nothing else on the machine can reach. */
export type BrowserPipe = {
  send(method: string, parameters?: Parameters, sessionId?: string): Promise<Parameters>;
  /** Resolves at the next event of that name. */
  once(event: string): Promise<void>;
};

/**
 * Starts a browser without windows, with a profile of its own that goes with it, for one piece of work.
 * @param executable path of a Chromium
 * @throws when it does not start, answers with an error, or needs longer than it may
 */
export async function withBrowser<T>(
  executable: string,
  milliseconds: number,
  work: (pipe: BrowserPipe) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'blattwerk-browser-'));
  const browser = spawn(executable, flagsFor(profile), {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // A group of its own: what systems put at that path is often a script, which leaves the browser behind when it is killed.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => browser.once('close', () => resolve()));
  const failed = new Promise<never>((_resolve, reject) => {
    browser.once('error', reject);
    browser.once('close', () => reject(new Error('The browser ended.')));
  });
  const timer = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new TooSlow('The picture took too long.')), milliseconds).unref();
  });
  try {
    const [, , , into, from] = browser.stdio;
    if (!(into instanceof Writable) || !(from instanceof Readable))
      throw new Error('The browser has no pipe.');
    return await Promise.race([work(pipeOver(into, from)), failed, timer]);
  } finally {
    failed.catch(() => {});
    killGroup(browser.pid);
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of it has ended already.
  }
}

const flagsFor = (profile: string): string[] => [
  '--headless=new',
  '--remote-debugging-pipe',
  `--user-data-dir=${profile}`,
  ...['--no-first-run', '--no-default-browser-check', '--disable-extensions', '--disable-sync'],
  ...['--disable-background-networking', '--hide-scrollbars', '--mute-audio', '--disable-gpu'],
  // Its sandbox refuses the administrator, as whom containers run.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  'about:blank',
];

function pipeOver(into: Writable, from: Readable): BrowserPipe {
  const waiting = new Map<number, Waiting>();
  const events = new Map<string, (() => void)[]>();
  let last = 0;
  let rest = '';
  into.on('error', () => {});
  from.setEncoding('utf8');
  from.on('error', () => {});
  from.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) hear(messageSchema.parse(JSON.parse(part)));
  });
  const hear = ({ id, method, result, error }: z.output<typeof messageSchema>): void => {
    if (id !== undefined) {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result ?? {});
    } else if (method !== undefined) {
      const listeners = events.get(method) ?? [];
      events.delete(method);
      for (const listener of listeners) listener();
    }
  };
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        into.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    once: (event) =>
      new Promise((resolve) => {
        events.set(event, [...(events.get(event) ?? []), resolve]);
      }),
  };
}
