import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Database } from '@blattwerk/database/database.ts';
import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { type DraftPhoto, draftContentSchema } from '@blattwerk/schemas/configurator/draft.ts';
import { designSchema } from '@blattwerk/schemas/design/document.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { pictureWidths } from '@blattwerk/schemas/web-api/catalogue/picture-widths.ts';
import type { ParamsOf, QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { eq } from 'drizzle-orm';
import type { Reply } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { photoPictures } from '../photos/photo-pictures.ts';
import type { Photos } from '../photos/photos.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { SealedDesign } from './sealed-designs.ts';

type Endpoint = 'GET /web-api/sealed-pictures/{sealId}/{page}';

/** A seal never changes; what it shows is its buyer's alone. */
const forever = 'private, max-age=31536000, immutable';
const defaultWidth = 600;

/** The front of something designed, as it was designed. */
export function sealedPictureOf({
  id,
  format,
  prints: [first],
}: Pick<SealedDesign, 'id' | 'format' | 'prints'>): Picture {
  const { width, height } = parseFormat(first?.format ?? format) ?? { width: 1, height: 1 };
  const largest = pictureWidths[pictureWidths.length - 1] ?? 1200;
  return {
    url: `/web-api/sealed-pictures/${id}/front`,
    widths: [...pictureWidths],
    width: largest,
    height: Math.round((largest * height) / width),
  };
}

/** Draws a page of what was sealed; a full queue asks to come back in a moment. */
export async function sealedPicture(
  { database, pictures, photos }: { database: Database; pictures: Pictures; photos: Photos },
  { sealId, page, width = defaultWidth }: ParamsOf<Endpoint> & QueryOf<Endpoint>,
  signal: AbortSignal,
): Promise<Reply<Endpoint>> {
  const ofSeal = eq(sealedDesigns.id, sealId);
  const { sha256, content, format } = sealedDesigns;
  const [row] = await database.select({ sha256, content, format }).from(sealedDesigns).where(ofSeal);
  if (!row || row.content === null) return { ok: false, problem: notFound('There is no such picture.') };
  const load = async () => {
    const [found] = await database
      .select({ document: sealedDesigns.document })
      .from(sealedDesigns)
      .where(ofSeal);
    return found?.document ?? undefined;
  };
  const service = await pictures.service();
  const shown = page === 'front' ? {} : { page: Number(page) };
  const picture = { width, format: 'webp' as const, ...shown };
  const {
    photos: chosen,
    prints: [first],
  } = draftContentSchema.parse(row.content);
  const source =
    Object.keys(chosen).length > 0
      ? await sourceWithPhotos(photos, await load(), chosen, {
          format: first?.format ?? row.format,
          page,
          width,
        })
      : undefined;
  // The hash of a document does not tell whose photos stand in it: one with photos is never shared.
  const drawn = source
    ? await service.designPicture({ ...source, ...picture }, { signal })
    : await service.packedPicture({ sha256: row.sha256, load, ...picture }, { signal });
  if (drawn.ok)
    return {
      ok: true,
      value: { media: drawn.type, body: drawn.data },
      headers: { 'cache-control': forever },
    };
  if (drawn.reason === 'missing') return { ok: false, problem: notFound(drawn.message) };
  return { ok: false, problem: problem(503, drawn.message, { retryAfter: 2 }) };
}

/** The document with its customer's photos, each as large as the picture needs it; undefined once it is gone. */
async function sourceWithPhotos(
  photos: Photos,
  packed: Uint8Array | undefined,
  chosen: Readonly<Record<string, DraftPhoto>>,
  { format, page, width }: { format: string; page: string; width: number },
) {
  if (!packed) return undefined;
  const text = (await promisify(gunzip)(packed)).toString();
  const design = designSchema.parse(JSON.parse(text));
  const shown = page === 'front' ? parseFormat(format)?.width : design.pages[Number(page)]?.trim.width;
  return photoPictures(photos, design, chosen, width / (shown ?? 100));
}
