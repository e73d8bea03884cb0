import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Restored, restoreBackup, writeBackup } from '@blattwerk/database/backup.ts';
import type { Database } from '@blattwerk/database/database.ts';

export type BackedUp = { ok: true } | { ok: false; message: string };

/** Writes a backup into a gzip file, which has its name only once it is whole; only its owner may read it. */
export async function backUpTo(database: Database, file: string): Promise<BackedUp> {
  const draft = `${file}.part`;
  const packed = createGzip();
  let problem: unknown;
  const written = pipeline(packed, createWriteStream(draft, { mode: 0o600 })).catch((error: unknown) => {
    problem = error;
  });
  try {
    await writeBackup(database, (line) => writeLine(packed, line));
    packed.end();
    await written;
    if (problem === undefined) {
      await rename(draft, file);
      return { ok: true };
    }
  } catch (error) {
    packed.destroy();
    await written;
    problem ??= error;
  }
  await rm(draft, { force: true });
  if (problem instanceof Error && 'syscall' in problem && 'code' in problem)
    return {
      ok: false,
      message: `${file} cannot be written (${String(problem.code)}): name a place with room for it.`,
    };
  throw problem;
}

async function writeLine(packed: ReturnType<typeof createGzip>, line: string): Promise<void> {
  // The disk is full, or the folder gone.
  if (packed.destroyed) throw new Error('The file could not be written.');
  if (!packed.write(`${line}\n`)) await once(packed, 'drain');
}

/** Fills a database out of such a file, with all of it or nothing. */
export function restoreFrom(
  database: Database,
  file: string,
  options: { replace: boolean },
): Promise<Restored> {
  return restoreBackup(database, linesOf(file), options);
}

/** The lines of a gzip file; one that is damaged ends early, which its last line would tell. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const read = pipeline(createReadStream(file), unpacked).catch(() => {});
  let line: string[] = [];
  try {
    for await (const chunk of unpacked.setEncoding('utf8')) {
      const [first = '', ...others] = String(chunk).split('\n');
      line.push(first);
      for (const next of others) {
        yield line.join('');
        line = [next];
      }
    }
  } catch {
    return;
  } finally {
    await read;
  }
}
