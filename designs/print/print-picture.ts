import sharp from 'sharp';
import { photoPlace } from '../drawing/photo-drawing.ts';
import { colourMatrices } from '../drawing/photo-filter.ts';
import { beforeTurn, type UprightPlace } from '../drawing/photo-turn.ts';
import type { PhotoLayer } from '../model/design.ts';
import type { Shape, Size } from '../model/shape.ts';
import type { PrintProfile } from './print-profile.ts';

/** A customer's own file, upright and by its pixels. Read when its page is written: a book's photos together are huge. */
export type PrintPhoto = Size & { kind: 'photo'; read(): Promise<Uint8Array> };

/** What stands in a photo's slot: the customer's photo, or a painted picture. */
export type PrintPicture = PrintPhoto | (Size & { kind: 'shapes'; shapes: readonly Shape[] });

/** A photo as it is put into a file: the part that is seen, as it was taken, at most as fine as a press prints. */
export type PlacedPhoto = UprightPlace & { jpeg: Buffer };

/** Pixels an inch beyond which a press shows no more. */
const mostDots = 300;
const millimetresPerInch = 25.4;
const jpeg = { quality: 92, chromaSubsampling: '4:4:4' };

/**
 * Cuts out what its slot shows of a photo, in the colours of its filter, and separates it; never enlarged.
 * @param profile absent: a proof in the screen's colours
 */
export async function placedPhoto(
  { box, crop }: Pick<PhotoLayer, 'box' | 'crop'>,
  photo: PrintPhoto,
  profile: PrintProfile | undefined,
): Promise<PlacedPhoto> {
  const place = photoPlace(box, photo, crop);
  const { box: cover, matrix } = place;
  const seen = beforeTurn(box, place);
  const pixels = photo.width / cover.width;
  const left = Math.max(0, Math.floor((seen.x - cover.x) * pixels));
  const top = Math.max(0, Math.floor((seen.y - cover.y) * pixels));
  const right = Math.min(photo.width, Math.ceil((seen.x + seen.width - cover.x) * pixels));
  const bottom = Math.min(photo.height, Math.ceil((seen.y + seen.height - cover.y) * pixels));
  const [width, height] = [right - left, bottom - top];
  const placed = {
    x: cover.x + left / pixels,
    y: cover.y + top / pixels,
    width: width / pixels,
    height: height / pixels,
  };
  const cut = sharp(await photo.read())
    .extract({ left, top, width, height })
    .flatten({ background: '#ffffff' });
  const mostWide = Math.ceil((placed.width / millimetresPerInch) * mostDots);
  if (mostWide < width) cut.resize({ width: mostWide });
  if (crop.filter) cut.recomb(colourMatrices[crop.filter]);
  const separated = profile
    ? cut.withIccProfile(profile.areas, { attach: false })
    : cut.toColourspace('srgb');
  return { jpeg: await separated.jpeg(jpeg).toBuffer(), box: placed, matrix };
}
