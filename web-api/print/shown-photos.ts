import { photoPlace } from '@blattwerk/designs/drawing/photo-drawing.ts';
import type { Picture } from '@blattwerk/designs/drawing/sheet.ts';
import type { Page, PhotoLayer } from '@blattwerk/designs/model/design.ts';
import sharp from 'sharp';
import type { PrintRequest } from './print-messages.ts';

/**
 * A page's photos as its preview shows them.
 * @param pixels of the preview, a millimetre
 */
export async function shownPhotos(
  { layers }: Page,
  photos: PrintRequest['photos'],
  pixels: number,
  read: (name: string) => Promise<Uint8Array>,
): Promise<Map<PhotoLayer, Picture>> {
  const shown = new Map<PhotoLayer, Picture>();
  for (const layer of layers) {
    const photo = layer.type === 'photo' ? photos[layer.slot] : undefined;
    if (layer.type !== 'photo' || !photo) continue;
    const { name, width, height } = photo;
    const wanted = Math.ceil(photoPlace(layer.box, photo, layer.crop).box.width * pixels);
    const scaled = sharp(await read(name)).resize({ width: Math.min(width, wanted) });
    const jpeg = await scaled.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
    const href = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    shown.set(layer, { kind: 'image', width, height, href });
  }
  return shown;
}
