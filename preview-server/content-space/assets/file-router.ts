import { clientSignal } from '@blattwerk/server-kit/http/client-signal.ts';
import { createWorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import { type Request, type Response, Router } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { badRequest, notFound, overloaded } from '../http/problems.ts';
import { isRaster } from './content-types.ts';
import { type AssetFile, findFile } from './find-file.ts';
import { parseImagePath } from './image-path.ts';
import { isSignedRight, signatureParameters } from './signed-right.ts';
import { type TransformedImage, transformImage } from './transform-image.ts';

/** Decoded pictures are large; two at a time keep memory and the editors' other requests alive. */
const pictureLimits = { running: 2, waiting: 300 };

/** Asset files and, under `…/m/`, their resized and re-encoded forms. */
export function fileRouter({ database, config }: ContentSpace): Router {
  const router = Router();
  const pictures = createWorkQueue<TransformedImage>(pictureLimits);

  router.get('/f/:spaceId/*path', async (request, response) => {
    const [size = '', hash = '', name = '', service, ...rest] = request.params.path;
    const isKnownSpace = request.params.spaceId === String(config.space.id);
    const path = `${size}/${hash}/${name}`;
    const given = signatureParameters.safeParse(request.query);
    const isSigned =
      given.success && isSignedRight(config.tokens.management, { privateFile: path }, given.data, Date.now());
    const file = isKnownSpace ? await findFile(database, config.space.id, path, isSigned) : undefined;
    if (!file || (service !== undefined && service !== 'm')) {
      notFound(response);
      return;
    }
    setFileHeaders(response, isSigned);
    if (service === undefined || !isRaster(file.contentType)) {
      sendFile(request, response, file);
      return;
    }
    const parsed = parseImagePath(rest);
    if (!parsed.ok) {
      response.removeHeader('Cache-Control');
      badRequest(response, parsed.message);
      return;
    }
    const acceptsWebp = (request.headers.accept ?? '').includes('image/webp');
    const work = () => transformImage(file, { ...parsed.transform, acceptsWebp });
    const image = await pictures.run(work, { signal: clientSignal(response) });
    if (image.ok) response.vary('Accept').type(image.value.contentType).send(image.value.content);
    else {
      response.removeHeader('Cache-Control');
      overloaded(response);
    }
  });
  return router;
}

/**
 * An address names one state of a file for ever, unless it is signed for minutes. Other origins may show it; opened by
 * itself it can run nothing.
 */
function setFileHeaders(response: Response, isSigned: boolean): void {
  response.set({
    'Cache-Control': isSigned ? 'private, no-store' : 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
}

/** Whole files and single ranges of them, which players ask for. */
function sendFile(request: Request, response: Response, { content, contentType }: AssetFile): void {
  response.type(contentType).set('Accept-Ranges', 'bytes');
  const ranges = request.range(content.length);
  if (ranges === -1) {
    response.status(416).set('Content-Range', `bytes */${content.length}`).end();
    return;
  }
  const [range] = Array.isArray(ranges) && ranges.length === 1 ? ranges : [];
  if (!range) {
    response.send(content);
    return;
  }
  response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${content.length}`);
  response.send(content.subarray(range.start, range.end + 1));
}
