import { beforeRefusal } from '@blattwerk/server-kit/http/before-refusal.ts';
import { clientSignal } from '@blattwerk/server-kit/http/client-signal.ts';
import { networkOf } from '@blattwerk/server-kit/http/network-of.ts';
import { type Request, type Response, Router } from 'express';
import type { ContentSpace } from '../content-space.ts';
import { badRequest, notFound, overloaded, unprocessable } from '../http/problems.ts';
import { type AssetPictures, createAssetPictures } from './asset-pictures.ts';
import { isRaster } from './content-types.ts';
import { readContent } from './file-content.ts';
import { type FoundAsset, findFile } from './find-file.ts';
import { parseImagePath } from './image-path.ts';
import type { PictureSize } from './picture-recipe.ts';
import { isSignedRight, signatureParameters } from './signed-right.ts';

/** Asset files and, under `…/m/`, their resized and re-encoded forms. */
export function fileRouter({ database, config, log }: ContentSpace): Router {
  const router = Router();
  const pictures = createAssetPictures(database, config.assetDirectory, log);

  router.get('/f/:spaceId/*path', async (request, response) => {
    const [place = '', hash = '', name = '', service, ...rest] = request.params.path;
    const isKnownSpace = request.params.spaceId === String(config.space.id);
    const path = `${place}/${hash}/${name}`;
    const given = signatureParameters.safeParse(request.query);
    const isSigned =
      given.success && isSignedRight(config.tokens.management, { privateFile: path }, given.data, Date.now());
    const asset = isKnownSpace ? await findFile(database, config.space.id, path, isSigned) : undefined;
    if (!asset || (service !== undefined && service !== 'm')) {
      notFound(response);
      return;
    }
    const size = isRaster(asset.contentType) ? sizeIn(place) : undefined;
    if (service !== undefined && size) {
      setFileHeaders(response, isSigned);
      await sendPicture(pictures, { ...asset, size }, rest, request, response);
      return;
    }
    const content = await readContent(database, asset.id);
    if (!content) {
      notFound(response);
      return;
    }
    setFileHeaders(response, isSigned);
    sendFile(request, response, asset, content);
  });
  return router;
}

async function sendPicture(
  pictures: AssetPictures,
  asset: FoundAsset & { size: PictureSize },
  path: readonly string[],
  request: Request,
  response: Response,
): Promise<void> {
  const parsed = parseImagePath(path);
  if (!parsed.ok) {
    response.removeHeader('Cache-Control');
    badRequest(response, parsed.message);
    return;
  }
  const picture = await pictures.get(asset, parsed.transform, {
    visitor: networkOf(request.ip ?? 'unknown'),
    signal: clientSignal(response),
    acceptsWebp: (request.headers.accept ?? '').includes('image/webp'),
  });
  if (picture.ok) {
    response.vary('Accept').type(picture.contentType).send(picture.content);
    return;
  }
  response.removeHeader('Cache-Control');
  if (picture.reason === 'busy') {
    await beforeRefusal(response);
    overloaded(response);
  } else
    unprocessable(response, 'This file cannot be shown as a picture; upload it again as JPEG, PNG or WebP.');
}

/** The size of the upright picture, as an asset's address names it; none before it was measured. */
function sizeIn(place: string): PictureSize | undefined {
  const [, width, height] = /^([1-9]\d{0,5})x([1-9]\d{0,5})$/.exec(place) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : { width: Number(width), height: Number(height) };
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
function sendFile(request: Request, response: Response, { contentType }: FoundAsset, content: Buffer): void {
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
