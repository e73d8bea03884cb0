import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** Stands in a database's folder while it is closed: what its files were then. */
export const sumsFile = 'blattwerk.sums';

/** Lock, note and what SQLite lays beside them. */
const ownPrefix = 'blattwerk.';

const sumsSchema = z.record(z.string(), z.number());

/** Bytes of a file read at once. */
const chunkBytes = 2 ** 20;

/** Notes what the files of a closed database are; without the note, as after a crash, nothing is known of them. */
export async function noteSums(directory: string): Promise<void> {
  await writeFile(join(directory, sumsFile), JSON.stringify(sumsOf(directory)));
}

/**
 * Compares the files of a database with what they were when it was closed, and takes the note away: they are about to
 * change.
 * @returns `unknown` without a note, else the first file that is another one now, or undefined
 */
export async function compareSums(directory: string): Promise<'unknown' | { damaged: string } | undefined> {
  const noted = await readNote(directory);
  if (!noted) return 'unknown';
  const found = sumsOf(directory);
  const damaged = Object.keys(noted).find((file) => noted[file] !== found[file]);
  if (damaged !== undefined) return { damaged };
  await rm(join(directory, sumsFile));
  return undefined;
}

async function readNote(directory: string): Promise<z.infer<typeof sumsSchema> | undefined> {
  try {
    return sumsSchema.parse(JSON.parse(await readFile(join(directory, sumsFile), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Without a pause: nothing else is open meanwhile. */
function sumsOf(directory: string): Record<string, number> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(ownPrefix))
    .map((entry) => join(entry.parentPath, entry.name));
  const buffer = Buffer.alloc(chunkBytes);
  return Object.fromEntries(files.map((file) => [relative(directory, file), sumOf(file, buffer)]));
}

function sumOf(path: string, buffer: Buffer): number {
  const file = openSync(path, 'r');
  try {
    let sum = 0;
    for (;;) {
      const bytes = readSync(file, buffer);
      if (bytes === 0) return sum;
      sum = crc32(buffer.subarray(0, bytes), sum);
    }
  } finally {
    closeSync(file);
  }
}
