import { beforeRefusal } from '@blattwerk/server-kit/http/before-refusal.ts';
import { clientSignal } from '@blattwerk/server-kit/http/client-signal.ts';
import { networkOf } from '@blattwerk/server-kit/http/network-of.ts';
import { nameRoute } from '@blattwerk/server-kit/watching/name-route.ts';
import express, { type Request, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import { isNotModified } from '../http/is-not-modified.ts';
import { type AssetPlace, imageName, readImageJob } from './image-job.ts';
import type { ImageService } from './image-service.ts';

/** An address holds the hash of its original, so what it answers never changes. */
const cacheControl = 'public, max-age=31536000, immutable';

/** `GET /_images?src=&w=&h=&format=&quality=&blur=&focus=`; addresses are made by app/images/image-url.ts. */
export function imagesRouter(service: ImageService, assets: AssetPlace, logger: Logger): Router {
  async function answer(request: Request, response: Response) {
    nameRoute(response, 'image');
    const query = new URL(request.originalUrl, 'http://shop').searchParams;
    const read = readImageJob(query, request.get('accept'), assets);
    if (!read.ok) {
      response.status(400).type('text').send(read.message);
      return;
    }
    const etag = `"${imageName(read.job)}"`;
    response.set('Vary', 'Accept');
    if (isNotModified(request.get('if-none-match'), etag)) {
      response.set({ ETag: etag, 'Cache-Control': cacheControl }).status(304).end();
      return;
    }
    const visitor = networkOf(request.ip ?? 'unknown');
    const image = await service.get(read.job, { visitor, signal: clientSignal(response) });
    if (!image.ok && image.status === 503) await beforeRefusal(response);
    if (response.destroyed) return;
    if (!image.ok) {
      logger.warn({ source: read.job.source, message: image.message }, 'image not made');
      if (image.status === 503) response.set('Retry-After', '5');
      response.status(image.status).set('Cache-Control', 'no-store').type('text').send(image.message);
      return;
    }
    response.set({ ETag: etag, 'Cache-Control': cacheControl, 'Content-Type': contentType(image.bytes) });
    // A picture opened on its own runs nothing.
    response.set('Content-Security-Policy', "default-src 'none'").send(image.bytes);
  }

  const router = express.Router();
  router.get('/_images', answer);
  return router;
}

/** The media type of a finished image, by its first bytes. */
function contentType(bytes: Buffer): string {
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') return 'image/avif';
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return bytes[0] === 0x89 ? 'image/png' : 'image/jpeg';
}
