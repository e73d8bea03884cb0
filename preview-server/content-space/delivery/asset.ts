import { assets } from '@blattwerk/database/tables/assets.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { signRight } from '../assets/signed-right.ts';
import { assetUrl } from '../assets/to-management-asset.ts';
import type { ContentSpace } from '../content-space.ts';
import { notFound, unauthorized } from '../http/problems.ts';
import { readQuery } from '../http/read-input.ts';
import { isPreviewToken } from './access.ts';
import { assetParameters } from './parameters.ts';

/** `GET cdn/assets/me`: an address of a private file that may be used for some minutes; the preview token asks. */
export function deliverAsset({ database, config }: ContentSpace): RequestHandler {
  return async (request, response) => {
    const query = readQuery(assetParameters, request, response);
    if (!query) return;
    if (!isPreviewToken(config, request.query.token)) {
      unauthorized(response);
      return;
    }
    const path = query.filename.split(`/f/${config.space.id}/`)[1] ?? '';
    const [asset] = await database
      .select({ path: assets.path, isPrivate: assets.isPrivate })
      .from(assets)
      .where(
        and(
          eq(assets.spaceId, config.space.id),
          eq(assets.path, path),
          isNotNull(assets.uploadedAt),
          isNull(assets.deletedAt),
        ),
      );
    if (!asset) {
      notFound(response);
      return;
    }
    const filename = assetUrl(config, asset.path);
    const signed = signRight(config.tokens.management, { privateFile: asset.path }, Date.now());
    const expiresAt = new Date(Number(signed.expires)).toISOString();
    response.json({
      asset: { filename, signed_url: `${filename}?${new URLSearchParams(signed)}`, expires_at: expiresAt },
    });
  };
}
