import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createPictures } from './pictures.ts';

test('a folder that cannot be written today can be tomorrow', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blattwerk-pictures-'));
  const cache = join(folder, 'cache');
  await writeFile(cache, 'a file where a folder should be');
  const pictures = createPictures(cache, pino({ level: 'silent' }));
  await expect(pictures.service()).rejects.toThrow();
  await rm(cache);
  await expect(pictures.service()).resolves.toBeDefined();
  await pictures.close();
  await rm(folder, { recursive: true });
});
