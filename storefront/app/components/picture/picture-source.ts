import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { imageDensities } from '@blattwerk/schemas/shop/pages/images.ts';
import { type AspectRatio, aspectRatioSize } from '@blattwerk/schemas/shop/sizes/aspect-ratios.ts';
import { nearestImageWidth } from '../../../page/endpoints/image-sizes.ts';
import { imageUrl } from '../../../page/endpoints/image-url.ts';

type Asset = BlockOf<'small_teaser'>['image'];

/** The parts of a stored asset a picture needs; drafts may lack any of them. */
export type PictureAsset = Partial<Pick<Asset, 'filename' | 'alt' | 'focus'>>;

export type SourceRequest = {
  asset: PictureAsset;
  /** CSS pixels the picture takes in the layouts; each is offered at densities 1 and 2. */
  widths: readonly number[];
  /** Crops to this ratio around the asset's focal point; left out, the picture keeps its own. */
  aspectRatio?: AspectRatio;
};

export type PictureSource = {
  src: string;
  srcSet: string;
  /** Width to height, known before the picture is loaded. */
  size?: { width: number; height: number };
};

/** Whether an asset field holds a file. */
export function hasFile(
  asset: PictureAsset | null | undefined,
): asset is PictureAsset & { filename: string } {
  return Boolean(asset?.filename);
}

/** Addresses of one picture for `src` and `srcset`, never wider than the original. */
export function pictureSource({ asset, widths, aspectRatio }: SourceRequest): PictureSource | undefined {
  const src = asset.filename;
  if (!src) return undefined;
  const original = sizeInAddress(src);
  const size = aspectRatio ? aspectRatioSize[aspectRatio] : original;
  const addressOf = (width: number) =>
    imageUrl({
      src,
      width,
      height: aspectRatio && size ? Math.round((width * size.height) / size.width) : undefined,
      focus: (aspectRatio && asset.focus) || undefined,
    });
  const widest = nearestImageWidth(original?.width ?? Number.POSITIVE_INFINITY);
  const offered = widths.flatMap((width) =>
    imageDensities.map((density) => nearestImageWidth(width * density)),
  );
  const candidates = [...new Set(offered.map((width) => Math.min(width, widest)))].sort((a, b) => a - b);
  return {
    src: addressOf(candidates[0] ?? widest),
    srcSet: candidates.map((width) => `${addressOf(width)} ${width}w`).join(', '),
    size,
  };
}

/** `object-position` that keeps the asset's focal point in view, or undefined for the middle. */
export function focusPosition({ filename, focus }: PictureAsset): string | undefined {
  const size = sizeInAddress(filename ?? '');
  const [, x, y] = /^(\d+)x(\d+):/.exec(focus ?? '') ?? [];
  if (!size || !x || !y) return undefined;
  const percent = (pixels: string, whole: number) => `${Math.round((Number(pixels) / whole) * 100)}%`;
  return `${percent(x, size.width)} ${percent(y, size.height)}`;
}

/** Pixels of the original, which the content service writes into the address: `/f/100001/1600x1200/…`. */
export function sizeInAddress(address: string): { width: number; height: number } | undefined {
  const [, width, height] = /\/(\d+)x(\d+)\//.exec(address) ?? [];
  return Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : undefined;
}
