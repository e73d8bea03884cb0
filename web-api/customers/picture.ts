import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

const side = 256;
const maximumPixels = 50_000_000;
const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

export type PictureResult = { ok: true; webp: Uint8Array } | { ok: false; reason: 'unknown' | 'broken' };

/** Any picture as a square of 256 pixels, upright, with nothing in it but pixels. Looks at the bytes, not at the name. */
export async function squarePicture(bytes: Uint8Array): Promise<PictureResult> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !readable.has(type.mime)) return { ok: false, reason: 'unknown' };
  try {
    const webp = await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
    return { ok: true, webp };
  } catch {
    return { ok: false, reason: 'broken' };
  }
}

const maximumBytes = 2_000_000;

/** The picture of a Google account; undefined when it cannot be had. No other address is ever asked. */
export async function fetchGooglePicture(
  address: string,
  send: typeof fetch = fetch,
): Promise<Uint8Array | undefined> {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isGoogle =
    url.protocol === 'https:' && url.hostname.endsWith('.googleusercontent.com') && url.port === '';
  if (!isGoogle) return undefined;
  try {
    const response = await send(url, { redirect: 'error', signal: AbortSignal.timeout(3000) });
    if (!response.ok || !response.body) return undefined;
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body) {
      length += chunk.byteLength;
      if (length > maximumBytes) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
}
