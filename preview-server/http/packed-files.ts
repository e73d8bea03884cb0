import { existsSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';

/** The smallest first: browsers name all they know and prefer none. */
const packings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
];

/**
 * Chooses what the build has compressed, if the browser takes it, and names its encoding.
 * @param file path of a built file
 * @returns the path to send
 */
export function packedFile(file: string, request: Request, response: Response): string {
  response.vary('Accept-Encoding');
  const packing = packings.find(
    ({ encoding, suffix }) => request.acceptsEncodings(encoding) && existsSync(file + suffix),
  );
  if (!packing) return file;
  response.type(extname(file)).set('Content-Encoding', packing.encoding);
  return file + packing.suffix;
}

/** Lets the file server behind it answer with the compressed file. */
export function packedFiles(folder: string): RequestHandler {
  return (request, response, next) => {
    const [path = ''] = request.url.split('?');
    if (/\.(?:js|css|svg|json)$/.test(path) && !path.includes('%')) {
      const file = join(folder, normalize(path));
      request.url = path + packedFile(file, request, response).slice(file.length);
    }
    next();
  };
}
