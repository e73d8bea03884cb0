import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Share of the limit that stays after clearing up. */
const keptShare = 0.8;

export type ImageStore = {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
};

/** Name of a result: equal jobs have equal names, in this and every other process. */
export function imageName(job: object): string {
  return createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 40);
}

/** Finished images as files, at most `maxBytes` of them; the oldest go first. */
export function createImageStore(directory: string, maxBytes: number): ImageStore {
  const pathOf = (name: string) => join(directory, name.slice(0, 2), name);
  let held: Promise<number> | undefined;
  let clearing: Promise<void> | undefined;

  async function clearUp(): Promise<void> {
    const files = (await listFiles(directory)).sort((a, b) => a.time - b.time);
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files) {
      if (bytes <= maxBytes * keptShare) break;
      await rm(path, { force: true });
      bytes -= size;
    }
    held = Promise.resolve(bytes);
  }

  return {
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch {
        return undefined;
      }
    },
    async write(name, bytes) {
      const path = pathOf(name);
      const draft = `${path}.${randomUUID()}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
      held = (held ?? sizeOf(directory)).then((before) => before + bytes.length);
      if ((await held) <= maxBytes) return;
      clearing ??= clearUp().finally(() => {
        clearing = undefined;
      });
      await clearing;
    },
  };
}

async function sizeOf(directory: string): Promise<number> {
  return (await listFiles(directory)).reduce((sum, { size }) => sum + size, 0);
}

async function listFiles(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const listed = await Promise.all(
    files.map(async (path) => {
      const found = await stat(path).catch(() => undefined);
      return found ? [{ path, size: found.size, time: found.mtimeMs }] : [];
    }),
  );
  return listed.flat();
}
