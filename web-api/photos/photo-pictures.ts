import { photoPlace } from '@blattwerk/designs/drawing/photo-drawing.ts';
import { designWithPhotos } from '@blattwerk/designs/editing/photos.ts';
import type { Design, PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { SlotPhoto, Source } from '@blattwerk/designs/raster/picture-task.ts';
import type { DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import sharp from 'sharp';
import { originalName } from './photo-files.ts';
import type { Photos } from './photos.ts';

type DraftPhotos = Readonly<Record<string, DraftPhoto>>;

/**
 * What drawing processes need to draw a draft's photos into a picture of its design. Photos are scaled to what can be
 * seen of them; one that is gone leaves its slot to the sample.
 * @param design the document, with the words of the draft
 * @param pixels of the picture, a millimetre of the page: its width by the width of what it shows
 */
export async function photoPictures(
  { find, use, storage }: Pick<Photos, 'find' | 'use' | 'storage'>,
  design: Design,
  photos: DraftPhotos,
  pixels: number,
): Promise<Extract<Source, { design: Design }>> {
  const cropped = designWithPhotos(design, photos);
  const pictures: Record<string, SlotPhoto> = {};
  for (const [slot, layers] of placesOf(cropped)) {
    const photo = photos[slot];
    const row = photo && (await find(photo.photoId));
    const original = row && (await storage.get(originalName(row.id)));
    if (!original) continue;
    await use(row);
    const { width, height } = row;
    const widths = layers.map((layer) => photoPlace(layer.box, row, layer.crop).box.width * pixels);
    const href = await dataUri(original, Math.ceil(Math.max(...widths)));
    pictures[slot] = { href, width, height };
  }
  return { design: cropped, photos: pictures };
}

/** The layers that a slot's photo stands in. */
function placesOf({ pages }: Design): Map<string, PhotoLayer[]> {
  const layers = pages.flatMap((page) =>
    page.layers.flatMap((layer) => (layer.type === 'photo' ? [layer] : [])),
  );
  return Map.groupBy(layers, ({ slot }) => slot);
}

/** At most `width` pixels wide; a photo that is needed whole is not touched. */
async function dataUri(original: Uint8Array, width: number): Promise<string> {
  const { format, width: own } = await sharp(original).metadata();
  const isPng = format === 'png';
  const scaled = sharp(original).resize({ width });
  const written = isPng ? scaled.png() : scaled.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  const bytes = width < own ? await written.toBuffer() : Buffer.from(original);
  return `data:image/${isPng ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
}
