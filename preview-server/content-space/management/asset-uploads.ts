import { randomBytes } from 'node:crypto';
import { assetFiles, assets } from '@blattwerk/database/tables/assets.ts';
import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import { and, eq } from 'drizzle-orm';
import { Router } from 'express';
import * as z from 'zod';
import { acceptedEndings, contentTypeOf, safeFilename } from '../assets/content-types.ts';
import { signRight } from '../assets/signed-right.ts';
import { assetUrl, toManagementAsset } from '../assets/to-management-asset.ts';
import { maximumFileSize } from '../assets/upload-router.ts';
import type { ContentSpace } from '../content-space.ts';
import { notFound, unprocessable } from '../http/problems.ts';
import { readBody, readId } from '../http/read-input.ts';
import { assetColumns, assetMetadata } from './asset-input.ts';
import { changeAssets } from './change-assets.ts';

const signRequest = assetMetadata.extend({
  filename: z.string().min(1).max(300),
  size: z.string().max(20).optional(),
});

/** First and last step of the vendor's upload: sign, then (after the file was sent to `post_url`) finish. */
export function assetUploadsRouter(space: ContentSpace): Router {
  const { database, config } = space;
  const spaceId = config.space.id;
  const router = Router();

  // The vendor's current client sends the description in the query, older ones send it as the body.
  router.post('/', async (request, response) => {
    request.body = { ...request.query, ...request.body };
    const input = readBody(signRequest, request, response);
    if (!input) return;
    const shortName = safeFilename(input.filename);
    const contentType = contentTypeOf(shortName);
    if (!contentType) {
      unprocessable(
        response,
        `Files of this kind cannot be uploaded; the library takes ${acceptedEndings.join(', ')}.`,
      );
      return;
    }
    const size = /^\d{1,5}x\d{1,5}$/.test(input.size ?? '') ? input.size : 'x';
    const path = `${size}/${randomBytes(5).toString('hex')}/${shortName}`;
    const [asset] = await database
      .insert(assets)
      .values({ spaceId, path, shortName, contentType, ...assetColumns(input) })
      .returning({ id: assets.id, metaData: assets.metaData });
    if (!asset) throw new Error('The database returned no row for an asset it inserted.');
    const { expires, signature } = signRight(config.tokens.management, { upload: asset.id }, Date.now());
    const url = assetUrl(config, path);
    response.json({
      id: asset.id,
      post_url: `${uploadOrigin(request.headers.host, config.origin)}/uploads/${asset.id}?expires=${expires}&signature=${signature}`,
      pretty_url: url,
      public_url: url,
      locked: false,
      meta_data: asset.metaData,
      fields: {
        key: `f/${spaceId}/${path}`,
        acl: 'public-read',
        'Cache-Control': 'public, max-age=31536000',
        'Content-Type': contentType,
        policy: Buffer.from(JSON.stringify({ expires, maximum: maximumFileSize })).toString('base64'),
        'x-amz-credential': String(spaceId),
        'x-amz-algorithm': 'HMAC-SHA256',
        'x-amz-date': new Date().toISOString(),
        'x-amz-signature': signature,
      },
    });
  });

  router.get('/:id/finish_upload', async (request, response) => {
    const id = readId(request.params.id);
    const [file] =
      id === undefined
        ? []
        : await database
            .select({ id: assetFiles.assetId })
            .from(assetFiles)
            .where(eq(assetFiles.assetId, id))
            .limit(1);
    if (id === undefined || !file) {
      unprocessable(response, 'The file has not arrived; upload it to post_url before finishing.');
      return;
    }
    const isMeant = and(eq(assets.id, id), eq(assets.spaceId, spaceId));
    const [asset] = await changeAssets(space, 'created', (queries) =>
      queries.update(assets).set({ uploadedAt: new Date() }).where(isMeant).returning(),
    );
    if (!asset) {
      notFound(response);
      return;
    }
    response.json(toManagementAsset(asset, config));
  });

  return router;
}

/** Uploads go to where the editor is, so that the page may read the answer; `127.0.0.1` is another origin than `localhost`. */
function uploadOrigin(host: string | undefined, origin: string): string {
  const address = `http://${host}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname) ? new URL(address).origin : origin;
}
