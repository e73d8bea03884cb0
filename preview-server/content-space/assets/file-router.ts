import { type Request, type Response, Router } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { badRequest, notFound } from '../http/problems.ts';
import { isRaster } from './content-types.ts';
import { type AssetFile, findFile } from './find-file.ts';
import { parseImagePath } from './image-path.ts';
import { limitedImages } from './limited-images.ts';

/** Asset files and, under `…/m/`, their resized and re-encoded forms. */
export function fileRouter({ database, config }: ContentSpace): Router {
  const router = Router();
  const images = limitedImages();

  router.get('/f/:spaceId/*path', async (request, response) => {
    const [size = '', hash = '', name = '', service, ...rest] = request.params.path;
    const isKnownSpace = request.params.spaceId === String(config.space.id);
    const file = isKnownSpace
      ? await findFile(database, config.space.id, `${size}/${hash}/${name}`)
      : undefined;
    if (!file || (service !== undefined && service !== 'm')) {
      notFound(response);
      return;
    }
    setFileHeaders(response);
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
    const image = await images(file, { ...parsed.transform, acceptsWebp });
    response.vary('Accept').type(image.contentType).send(image.content);
  });
  return router;
}

/** An address names one state of a file for ever. Other origins may show it; opened by itself it can run nothing. */
function setFileHeaders(response: Response): void {
  response.set({
    'Cache-Control': 'public, max-age=31536000, immutable',
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
