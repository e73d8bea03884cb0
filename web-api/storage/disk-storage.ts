import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Storage, storageName } from './storage.ts';

/** A directory, which several processes may share. */
export function createDiskStorage(directory: string): Storage {
  const pathOf = (name: string) => {
    if (!storageName.test(name)) throw new Error(`A file in the storage cannot be called ${name}.`);
    return join(directory, name);
  };
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(part, bytes, { mode: 0o600, flush: true });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(name) {
      const path = pathOf(name);
      await rm(path, { force: true });
      // The last file of a photo takes its folder along; until then it is not empty.
      if (name.includes('/')) await rmdir(dirname(path)).catch(() => undefined);
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
