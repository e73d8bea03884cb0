import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures on disk by name (a hash and its format); the least used ones go when the limit is reached. */
export type PictureCache = {
  read(name: string): Promise<Buffer | undefined>;
  /** Whole or not at all: a reader never sees half a picture. */
  write(name: string, data: Uint8Array): Promise<void>;
  /** Bytes on disk. */
  size(): number;
};

const safeName = /^[0-9a-f]{64}\.(webp|avif|png|jpeg)$/;
/** After reaching the limit room is made for a while, not for one picture. */
const keptShare = 0.9;

/** Older drafts were left by a run that was interrupted; a younger one another process may be writing. */
const draftLifeMs = 3_600_000;

/** Opens the cache in a directory; what an earlier run or another process leaves there is used. `limit` in bytes. */
export async function openPictureCache(directory: string, limit: number): Promise<PictureCache> {
  await mkdir(directory, { recursive: true });
  const sizes = await sizesOf(directory);
  let total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);

  function forget(name: string): void {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }

  function remember(name: string, bytes: number): void {
    forget(name);
    // The map's order is the order of use.
    sizes.set(name, bytes);
    total += bytes;
  }

  async function makeRoom(): Promise<void> {
    for (const name of sizes.keys()) {
      if (total <= limit * keptShare) return;
      forget(name);
      await rm(pathOf(directory, name), { force: true });
    }
  }

  return {
    size: () => total,
    async read(name) {
      if (!safeName.test(name)) return undefined;
      try {
        const data = await readFile(pathOf(directory, name));
        remember(name, data.byteLength);
        return data;
      } catch {
        forget(name);
        return undefined;
      }
    },
    async write(name, data) {
      if (!safeName.test(name)) throw new Error(`"${name}" is no name of a picture.`);
      const path = pathOf(directory, name);
      const draft = join(directory, `${randomUUID()}.draft`);
      await mkdir(join(directory, name.slice(0, 2)), { recursive: true });
      try {
        await writeFile(draft, data);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      remember(name, data.byteLength);
      if (total > limit) await makeRoom();
    },
  };
}

function pathOf(directory: string, name: string): string {
  return join(directory, name.slice(0, 2), name);
}

/** Sizes of the pictures by name, the oldest first; drafts of an interrupted run are removed. */
async function sizesOf(directory: string): Promise<Map<string, number>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const found: { name: string; bytes: number; written: number }[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const isDraft = entry.name.endsWith('.draft');
    if (!isDraft && !safeName.test(entry.name)) continue;
    const known = await stat(path).catch(() => undefined);
    // Another process has finished or removed it.
    if (!known) continue;
    const { size, mtimeMs } = known;
    if (!isDraft) found.push({ name: entry.name, bytes: size, written: mtimeMs });
    else if (Date.now() - mtimeMs > draftLifeMs) await rm(path, { force: true });
  }
  found.sort((one, other) => one.written - other.written);
  return new Map(found.map(({ name, bytes }) => [name, bytes]));
}
