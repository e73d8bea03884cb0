import { fileTypeFromBuffer } from 'file-type';
import type { Refusal } from './refusal.ts';

const pictureFormats = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
export type Sniffed =
  | { ok: true; kind: 'pdf' }
  | { ok: true; kind: 'picture'; format: PictureFormat }
  | { ok: false; refusal: Refusal };

const formatsByExtension: Record<string, PictureFormat | undefined> = {
  jpg: 'jpeg',
  png: 'png',
  apng: 'png',
  webp: 'webp',
  avif: 'avif',
  tif: 'tiff',
  gif: 'gif',
};

/** What a file is by its own first bytes; its name and claimed type count for nothing. */
export async function sniffFile(bytes: Uint8Array): Promise<Sniffed> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.ext === 'pdf') return { ok: true, kind: 'pdf' };
  if (found && /^image\/hei[cf]/.test(found.mime)) return { ok: false, refusal: 'heic' };
  const format = found && formatsByExtension[found.ext];
  if (format) return { ok: true, kind: 'picture', format };
  return { ok: false, refusal: looksLikeSvg(bytes) ? 'svg' : 'unknown-kind' };
}

/** Only chooses the sentence of the refusal: drawings carry scripts, addresses and fonts, and none is read. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /<svg[\s>]/i.test(start);
}
