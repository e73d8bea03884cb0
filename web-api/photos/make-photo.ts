import sharp from 'sharp';
import { type MadePicture, makePrintPicture } from '../toolbox/make-picture.ts';
import type { Refused } from '../toolbox/refusal.ts';
import { sniffFile } from '../toolbox/sniff-file.ts';
import { captureTime } from './capture-time.ts';
import { lookOf, type PhotoLook } from './photo-look.ts';

export type MadePhoto = {
  picture: MadePicture;
  /** What the eye goes to, as shares of width and height. */
  focus: { x: number; y: number };
  capturedAt: string | null;
  look: PhotoLook;
};

/** A photo as it is kept: upright, sRGB, nothing in it but pixels. Looks at the bytes, not at the name. */
export async function makePhoto(bytes: Uint8Array): Promise<{ ok: true; photo: MadePhoto } | Refused> {
  const sniffed = await sniffFile(bytes);
  if (!sniffed.ok) return sniffed;
  if (sniffed.kind === 'pdf') return { ok: false, refusal: 'pdf-instead-of-picture' };
  const made = await makePrintPicture(bytes, sniffed.format, 'auto');
  if (!made.ok) return made;
  const { exif } = await sharp(bytes).metadata();
  const capturedAt = (exif && captureTime(exif)) ?? null;
  const focus = await focusOf(made.picture);
  const look = await lookOf(made.picture.bytes);
  return { ok: true, photo: { picture: made.picture, focus, capturedAt, look } };
}

/** Pixels of the short side in which the focus is looked for. */
const small = 100;
/** Of `small`: something has to be cut off, or nothing is looked for. */
const narrow = 80;

async function focusOf({ bytes, width, height }: MadePicture): Promise<MadePhoto['focus']> {
  const side = { width: small, height: small, fit: 'outside' as const };
  const { data, info } = await sharp(bytes).resize(side).flatten({ background: '#fff' }).png().toBuffer({
    resolveWithObject: true,
  });
  const [across, down] = width >= height ? [narrow, small] : [small, narrow];
  const cut = await sharp(data)
    .resize(across, down, { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const share = (at: number | undefined, length: number) =>
    at === undefined ? 0.5 : Math.round(Math.min(1, Math.max(0, at / length)) * 1000) / 1000;
  return { x: share(cut.info.attentionX, info.width), y: share(cut.info.attentionY, info.height) };
}
