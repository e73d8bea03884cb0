import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files by name in one directory, which several processes may share; the least recently used go at the limit. */
export type DiskCache = {
  read(name: string): Promise<Buffer | undefined>;
  /** Whole or not at all: a reader never sees half a file, even after a crash. Rejects where the disk refuses. */
  write(name: string, data: Uint8Array): Promise<void>;
};

/** A hash in hex with or without a format: no name leads out of the directory. */
const safeName = /^[0-9a-f]{40,64}(?:\.[a-z0-9]{1,5})?$/;
/** Share of the limit that stays after clearing up, so that not every file makes room for itself alone. */
const keptShare = 0.9;
/** Older drafts were left by a process that ended; a younger one may be about to be renamed. Milliseconds. */
const draftLifeMs = 3_600_000;

type Kept = { name: string; path: string; bytes: number; lastUse: number };

/**
 * A cache in `directory`, of at most about `limit` bytes: what other processes write is counted whenever this one has
 * written a tenth of the limit.
 */
export function createDiskCache(directory: string, limit: number): DiskCache {
  /** When this process wrote or read a file, in milliseconds since 1970. */
  const uses = new Map<string, number>();
  /** Bytes on disk as last counted; unknown before the first write. */
  let counted: number | undefined;
  let writtenSince = 0;
  let clearing: Promise<void> | undefined;

  async function clearUp(): Promise<void> {
    writtenSince = 0;
    const files = await listFiles(directory);
    const useOf = ({ name, lastUse }: Kept) => Math.max(lastUse, uses.get(name) ?? 0);
    files.sort((one, other) => useOf(one) - useOf(other));
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const goal = bytes > limit ? limit * keptShare : limit;
    const removed: Promise<void>[] = [];
    for (const file of files) {
      if (bytes <= goal) break;
      bytes -= file.bytes;
      removed.push(rm(file.path, { force: true }));
      uses.delete(file.name);
    }
    await Promise.all(removed);
    counted = bytes;
  }

  return {
    async read(name) {
      if (!safeName.test(name)) return undefined;
      try {
        const data = await readFile(pathOf(directory, name));
        uses.set(name, now());
        return data;
      } catch {
        uses.delete(name);
        return undefined;
      }
    },
    async write(name, data) {
      if (!safeName.test(name)) throw new Error(`"${name}" is no name of a kept file.`);
      const draft = join(directory, `${randomUUID()}.draft`);
      await mkdir(join(directory, name.slice(0, 2)), { recursive: true });
      try {
        await writeFile(draft, data);
        await rename(draft, pathOf(directory, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      uses.set(name, now());
      writtenSince += data.byteLength;
      const isOutdated = writtenSince > limit * (1 - keptShare);
      if (counted !== undefined && !isOutdated && counted + writtenSince <= limit) return;
      clearing ??= clearUp().finally(() => {
        clearing = undefined;
      });
      await clearing;
    },
  };
}

function pathOf(directory: string, name: string): string {
  return join(directory, name.slice(0, 2), name);
}

/** As times of files are told, and finer than a millisecond: two uses are seldom the same. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

/** The kept files; drafts of processes that ended are removed, other files neither count nor go. */
async function listFiles(directory: string): Promise<Kept[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const listed = entries.map(async (entry): Promise<Kept[]> => {
    const { name } = entry;
    const path = join(entry.parentPath, name);
    const isDraft = name.endsWith('.draft') || name.endsWith('.tmp');
    if (!isDraft && !safeName.test(name)) return [];
    // Another process may have renamed or removed it.
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return [];
    if (!isDraft) return [{ name, path, bytes: found.size, lastUse: Math.max(found.atimeMs, found.mtimeMs) }];
    if (Date.now() - found.mtimeMs > draftLifeMs) await rm(path, { force: true });
    return [];
  });
  return (await Promise.all(listed)).flat();
}
