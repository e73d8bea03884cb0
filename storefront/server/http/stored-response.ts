import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Brotli levels: quick for pages that a reader waits for, thorough for files that never change. */
const brotliQuality = { page: 5, file: 9 };

export type Encoding = 'br' | 'gzip' | 'identity';
type HeaderPairs = readonly (readonly [string, string])[];

/** One encoding of a body, its headers as the flat list that `writeHead` takes without copying. */
type Representation = { etag: string; headers: string[]; notModifiedHeaders: string[]; body: Buffer };

/** A finished answer, ready to be written to any number of sockets. */
export type StoredResponse = {
  status: number;
  /** A browser that accepts an encoding which is missing here gets the body as it is. */
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>;
  /** Bytes held in memory. */
  size: number;
};

/** Compresses a text once for all later answers. `headers` hold for every encoding. */
export async function storeText(
  kind: 'page' | 'file',
  { status, headers, body }: { status: number; headers: HeaderPairs; body: Buffer },
  encodings: readonly Encoding[] = ['br', 'gzip'],
): Promise<StoredResponse> {
  const [br, gzipped] = await Promise.all([
    encodings.includes('br') ? brotli(body, brotliQuality[kind]) : undefined,
    encodings.includes('gzip') ? compressGzip(body, { level: 6 }) : undefined,
  ]);
  return store(status, [...headers, ['Vary', 'Accept-Encoding']], { br, gzip: gzipped, identity: body });
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Keeps a body that is compressed by its own format, such as a picture or a font. */
export function storeBinary(headers: HeaderPairs, body: Buffer): StoredResponse {
  return store(200, headers, { identity: body });
}

type Bodies = { identity: Buffer; br?: Buffer; gzip?: Buffer };

function store(status: number, headers: HeaderPairs, { identity, br, gzip }: Bodies): StoredResponse {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const flat = headers.flat();
  const represent = (body: Buffer, encoding: 'br' | 'gzip' | undefined): Representation => {
    const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
    const shared = [...flat, 'ETag', etag];
    const encodingHeader = encoding ? ['Content-Encoding', encoding] : [];
    return {
      etag,
      headers: [...shared, ...encodingHeader, 'Content-Length', String(body.length)],
      notModifiedHeaders: shared,
      body,
    };
  };
  const bodyBytes = identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
  return {
    status,
    representations: {
      identity: represent(identity, undefined),
      br: br && represent(br, 'br'),
      gzip: gzip && represent(gzip, 'gzip'),
    },
    size: bodyBytes + 3 * flat.join('').length,
  };
}
