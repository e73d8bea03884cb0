import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';

/** The least that judging a folder of stories can cost: every file is read and parsed, on every core, and forgotten. */
if (isMainThread) {
  const folder = z.string().parse(process.argv[2]);
  const files = readdirSync(folder).map((name) => join(folder, name));
  const count = availableParallelism();
  const share = Math.ceil(files.length / count);
  const shares = Array.from({ length: count }, (_, at) => files.slice(at * share, (at + 1) * share));
  const threads = shares.slice(1).map((some) => new Worker(new URL(import.meta.url), { workerData: some }));
  const ended = threads.map((thread) => once(thread, 'exit'));
  parse(shares[0] ?? []);
  await Promise.all(ended);
} else {
  parse(z.array(z.string()).parse(workerData));
}

function parse(files: readonly string[]): void {
  for (const file of files) JSON.parse(readFileSync(file, 'utf8'));
}
