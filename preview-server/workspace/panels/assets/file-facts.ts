import type { Say } from '../messages/messages.ts';
import { fileName, isImage, pixelSize } from './asset-value.ts';

type Facts = { filename: string; content_length?: number | null | undefined; pdf_pages?: number | null };

/** `800 × 600 · 120 KB`, `PDF · 3 Seiten · 1,2 MB`: what a file is, in a line. */
export function fileFacts(say: Say, { filename, content_length, pdf_pages }: Facts): string {
  const size = pixelSize(filename);
  return [
    size ? `${size.width} × ${size.height}` : fileKind(filename),
    pdf_pages ? say(pdf_pages === 1 ? 'asset.pdfPage' : 'asset.pdfPages', { count: pdf_pages }) : '',
    content_length ? fileSize(content_length, say.language) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `PDF`, `MP4`: the ending as it is said. */
export const fileKind = (filename: string): string =>
  (/\.([a-z0-9]+)$/i.exec(fileName(filename))?.[1] ?? '').toUpperCase();

export function fileSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000);
  const digits = { maximumFractionDigits: isLarge ? 1 : 0 };
  return `${new Intl.NumberFormat(language, digits).format(value)} ${isLarge ? 'MB' : 'KB'}`;
}

/** A small form of a picture, made by the image service; drawings are small as they are. */
export function thumbnailAddress(filename: string): string {
  return pixelSize(filename) && isImage(filename) && !/\.svg$/i.test(filename)
    ? `${filename}/m/fit-in/320x240`
    : filename;
}
