import { createHash } from 'node:crypto';
import type { Good } from '@blattwerk/designs/goods/good.ts';
import { goodViews, stageGood, viewsOf } from '@blattwerk/designs/goods/stage-good.ts';
import { sourceFingerprint } from '@blattwerk/designs/raster/source-fingerprint.ts';
import { pictureSize } from '@blattwerk/designs/scenes/scene.ts';
import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { pictureWidths } from '@blattwerk/schemas/web-api/catalogue/picture-widths.ts';
import type { QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Reply } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Product } from './product.ts';

type Endpoint = 'GET /web-api/goods-pictures/{kind}/{id}/{hash}';
const forever = 'public, max-age=31536000, immutable';
const defaultWidth = 600;
const [whole] = goodViews;

let drawing: string | undefined;

/** What a product without a design looks like; null where there is no drawing. */
export function goodPictureOf(product: Product): Picture | null {
  const good = goodOf(product);
  if (!stageGood(good, whole)) return null;
  const { kind, id } = product;
  const { width, height } = pictureSize;
  const url = `/web-api/goods-pictures/${kind}/${id}/${hashOf(good)}`;
  return { url, widths: [...pictureWidths], width, height, isScene: true };
}

/** Draws a product without a design; a full queue asks to come back in a moment. */
export async function goodPicture(
  pictures: Pictures,
  product: Product | undefined,
  { hash, width = defaultWidth, view = whole }: { hash: string } & QueryOf<Endpoint>,
  signal: AbortSignal,
): Promise<Reply<Endpoint>> {
  const good = product && !product.design && goodOf(product);
  if (!good || hashOf(good) !== hash || !viewsOf(good).includes(view))
    return { ok: false, problem: notFound('There is no such picture: the product has changed or is gone.') };
  const service = await pictures.service();
  const drawn = await service.goodPicture({ good, view, width, format: 'webp' }, { signal });
  if (drawn.ok) {
    const value = { media: drawn.type, body: drawn.data };
    return { ok: true, value, headers: { 'cache-control': forever } };
  }
  if (drawn.reason === 'missing') return { ok: false, problem: notFound(drawn.message) };
  return { ok: false, problem: problem(503, drawn.message, { retryAfter: 2 }) };
}

function goodOf({ kind, id, productType, formats }: Product): Good {
  return { kind, id, productType, formats: formats.slice(0, 1) };
}

/** The part of a picture's address that changes when the product or the way to draw it does. */
function hashOf(good: Good): string {
  drawing ??= sourceFingerprint();
  return createHash('sha256').update(drawing).update(JSON.stringify(good)).digest('hex').slice(0, 16);
}
