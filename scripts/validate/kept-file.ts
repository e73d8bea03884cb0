import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const folder = join(import.meta.dirname, '..', '..', '.cache', 'validate');

const keptFileSchema = z.object({ stamp: z.string(), value: z.unknown() });

/**
 * What an earlier run worked out and kept for the next.
 * @param stamp of everything it was made from
 * @returns `undefined` where nothing is kept, or something was made from other sources
 */
export function readKept<Value>(name: string, stamp: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    const kept = keptFileSchema.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
    return kept.stamp === stamp ? schema.parse(kept.value) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it in place of what was kept by that name; a folder that cannot be written keeps nothing. */
export function keep(name: string, stamp: string, value: unknown): void {
  const file = join(folder, `${name}.json`);
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, JSON.stringify({ stamp, value }));
    // Another run that reads meanwhile sees the old or the new, never half of it.
    renameSync(unfinished, file);
  } catch {
    // The next run works it out again.
  }
}
