import type { ImageFormat } from '@blattwerk/schemas/shop/pages/images.ts';
import { cropHeight, type ImageBlur, type ImageQuality, nearestImageWidth } from './image-sizes.ts';

export type ImageRequest = {
  /** Absolute address of an asset of the content space. */
  src: string;
  /** Pixels wanted; the route answers the next listed width, the height follows in proportion. */
  width?: number;
  /** Pixels; crops to the shop's ratio nearest to width : height. */
  height?: number;
  /** Left out: by the browser's Accept header, or WebP when blurred. */
  format?: ImageFormat;
  /** Left out: 85, or 50 when blurred. */
  quality?: ImageQuality;
  blur?: ImageBlur;
  /** Focal point as the content service stores it, `x1xy1:x2xy2` in pixels of the original. */
  focus?: string;
};

/** The address of an image through the shop's own image route. */
export function imageUrl({ src, width, height, format, quality, blur, focus }: ImageRequest): string {
  const query = new URLSearchParams({ src });
  if (width !== undefined) {
    const listed = nearestImageWidth(width);
    query.set('w', String(listed));
    if (height !== undefined) query.set('h', String(cropHeight(listed, width / height)));
  }
  if (format) query.set('format', format);
  if (quality) query.set('quality', String(quality));
  if (blur) query.set('blur', String(blur));
  if (focus) query.set('focus', focus);
  return `/_images?${query}`;
}
