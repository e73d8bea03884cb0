import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { type StoredResponse, storeBinary, storeText } from './stored-response.ts';
import { writeStored } from './write-stored.ts';

const mediaTypes: Record<string, { type: string; isText: boolean }> = {
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.json': { type: 'application/json', isText: true },
  '.txt': { type: 'text/plain; charset=utf-8', isText: true },
  '.png': { type: 'image/png', isText: false },
  '.jpg': { type: 'image/jpeg', isText: false },
  '.webp': { type: 'image/webp', isText: false },
  '.avif': { type: 'image/avif', isText: false },
  '.woff2': { type: 'font/woff2', isText: false },
};

/** Names below here hold a hash of the content. */
const hashedFolder = '/assets/';

/**
 * Serves the files that are in `directory` now (hidden ones aside) and no others: an address is looked up in
 * their list, never turned into a path. Each is compressed once, when first asked for.
 */
export async function staticFiles(directory: string): Promise<RequestHandler> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const addressOf = (path: string): string => `/${relative(directory, path).split(sep).join('/')}`;
  const files = entries
    .filter((entry) => entry.isFile() && extname(entry.name) in mediaTypes)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !addressOf(path).includes('/.'));
  const paths = new Map(files.map((path) => [addressOf(path), path]));
  const stored = new Map<string, Promise<StoredResponse>>();

  return async (request, response, next) => {
    const path = paths.get(request.path);
    if (path === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    const file = stored.get(request.path) ?? storeFile(request.path, path);
    stored.set(request.path, file);
    writeStored(request, response, await file);
  };
}

async function storeFile(address: string, path: string): Promise<StoredResponse> {
  const { type, isText } = mediaTypes[extname(path)] ?? { type: 'application/octet-stream', isText: false };
  const headers = [
    ['Content-Type', type],
    [
      'Cache-Control',
      address.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    ],
    ['X-Content-Type-Options', 'nosniff'],
  ] as const;
  const body = await readFile(path);
  return isText ? storeText('file', { status: 200, headers, body }) : storeBinary(headers, body);
}
