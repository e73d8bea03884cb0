import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const texts = '**/*.{js,css,svg,json}';
/** Below this a packet is not filled either way. */
const leastBytes = 1_000;

/** Writes beside every text of a built folder what servers send of it: `….br` and `….gz`. */
export async function compressBuild(folder: string): Promise<void> {
  await Promise.all(globSync(texts, { cwd: folder }).map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < leastBytes) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), promisify(gzip)(body, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
