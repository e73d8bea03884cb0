import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PressHouse } from './press-house.ts';

/** A hot folder: what watches it never sees half a file, since files get their names once they are whole. */
export function createFolder(directory: string): PressHouse {
  return {
    async take(files, ending) {
      await mkdir(directory, { recursive: true });
      for (const { name, bytes } of files) {
        ending.throwIfAborted();
        const part = join(directory, `.${name}.part`);
        try {
          await writeFile(part, bytes, { flush: true });
          await rename(part, join(directory, name));
        } catch (error) {
          await rm(part, { force: true });
          throw error;
        }
      }
    },
  };
}
