import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/**
 * How well: `quick` for a page that a reader waits for, `large` for a document that takes a network longer than a core,
 * `good` for a page that many will read, `best` for files that never change.
 */
export type Effort = 'quick' | 'large' | 'good' | 'best';

/** A page of 250 KB takes 1, 2, 5 and 36 ms by Brotli, and becomes 51, 46, 41 and 40 KB. */
const levels = {
  br: { quick: 1, large: 3, good: 5, best: 9 },
  gzip: { quick: 1, large: 4, good: 6, best: 6 },
};

/** Compresses a text, off the thread that answers. */
export function compress(effort: Effort, encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: levels.gzip[effort] });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels.br[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
