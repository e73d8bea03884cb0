import { hash } from 'node:crypto';
import { compress, type Effort } from '@blattwerk/server-kit/http/compress.ts';
import type { EdgeFacts } from '../edge/edge-headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
type HeaderPairs = readonly (readonly [string, string])[];

/** One encoding of a body, its headers as the flat list that `writeHead` takes without copying. */
export type Representation = { headers: string[]; body: Buffer };

/** What a browser gets who prefers an encoding. */
type Encoded = {
  etag: string;
  notModifiedHeaders: string[];
  /** Undefined until it is first asked for. */
  made: Representation | undefined;
  /** Compresses the body, for all who ask meanwhile. */
  make(): Promise<Representation>;
  /** Compresses it better, once, for those who ask after this. */
  improve(): void;
};

/** A finished answer, ready to be written to any number of sockets. */
export type StoredResponse = {
  status: number;
  /** The body as it is; every browser takes it. */
  identity: Representation;
  encodings: Readonly<Record<Encoding, Encoded>>;
  /** Bytes held in memory once every encoding has been asked for. */
  size: number;
  /** What a cache in front may do with it; left out, it keeps nothing of it. */
  edge?: EdgeFacts;
};

/** What both encodings of a text take beside it, as a part of its length; pages and scripts take less than a fifth for each. */
const compressedPart = 0.5;

/**
 * Keeps a text, which is compressed as it is asked for: a page quickly for the first who asks, and well once another one
 * does. `headers` hold for every encoding.
 */
export function storeText(
  kind: 'page' | 'file',
  { status, headers, body }: { status: number; headers: HeaderPairs; body: Buffer },
): StoredResponse {
  const flat = [...headers.flat(), 'Vary', 'Accept-Encoding'];
  const bodyHash = hashOf(body);
  const plain = plainly(body, bodyHash, flat);
  const packed = (encoding: 'br' | 'gzip'): Encoded => {
    const etag = `"${bodyHash}-${encoding}"`;
    // The same text in other bytes, once they are fewer.
    const notModifiedHeaders = [...flat, 'ETag', kind === 'page' ? `W/${etag}` : etag];
    const makeWith = async (effort: Effort) => {
      const own = [...notModifiedHeaders, 'Content-Encoding', encoding];
      encoded.made = withLength(own, await compress(effort, encoding, body));
      return encoded.made;
    };
    let making: Promise<Representation> | undefined;
    let isImproved = kind === 'file';
    const encoded: Encoded = {
      etag,
      notModifiedHeaders,
      made: undefined,
      make() {
        making ??= makeWith(kind === 'page' ? 'quick' : 'best');
        return making;
      },
      improve() {
        if (isImproved) return;
        isImproved = true;
        // Without the memory for it, the quick one stays.
        makeWith('good').catch(() => {});
      },
    };
    return encoded;
  };
  return {
    status,
    identity: plain.made,
    encodings: { identity: plain, br: packed('br'), gzip: packed('gzip') },
    size: sizeOf(body.length * (1 + compressedPart), flat),
  };
}

/** Keeps a body that is compressed by its own format, such as a picture or a font. */
export function storeBinary(headers: HeaderPairs, body: Buffer): StoredResponse {
  const flat = headers.flat();
  const plain = plainly(body, hashOf(body), flat);
  return {
    status: 200,
    identity: plain.made,
    encodings: { identity: plain, br: plain, gzip: plain },
    size: sizeOf(body.length, flat),
  };
}

function plainly(
  body: Buffer,
  bodyHash: string,
  flat: readonly string[],
): Encoded & { made: Representation } {
  const etag = `"${bodyHash}"`;
  const notModifiedHeaders = [...flat, 'ETag', etag];
  const made = withLength(notModifiedHeaders, body);
  return { etag, notModifiedHeaders, made, make: () => Promise.resolve(made), improve() {} };
}

function withLength(headers: readonly string[], body: Buffer): Representation {
  return { headers: [...headers, 'Content-Length', String(body.length)], body };
}

function hashOf(body: Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 22);
}

function sizeOf(bodyBytes: number, headers: readonly string[]): number {
  return Math.ceil(bodyBytes) + 3 * headers.join('').length;
}
