import sharp from 'sharp';

/** How photos of one moment differ: in what they look like, and in how sharp they are. */
export type PhotoLook = { likeness: string; sharpness: number };

/** One more across than down: every bit says whether it gets brighter from left to right. */
const across = 9;
const down = 8;
/** Both sides that sharpness is measured at: photos of all sizes alike. */
const measured = 512;

/** @param bytes of an upright picture */
export async function lookOf(bytes: Uint8Array): Promise<PhotoLook> {
  const small = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize(measured, measured, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { sharpness } = await sharp(small).stats();
  const pixels = await sharp(small).resize(across, down, { fit: 'fill' }).greyscale().raw().toBuffer();
  return { likeness: differenceHash(pixels), sharpness: Math.round(sharpness * 100) / 100 };
}

/** The "dHash" of nine by eight grey pixels, as sixteen hexadecimal digits. */
function differenceHash(pixels: Uint8Array): string {
  let bits = '';
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across - 1; column += 1) {
      const at = row * across + column;
      bits += (pixels[at] ?? 0) < (pixels[at + 1] ?? 0) ? '1' : '0';
    }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}
