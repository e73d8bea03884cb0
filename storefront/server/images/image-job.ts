import { createHash } from 'node:crypto';
import {
  defaultImageQuality,
  type ImageFormat,
  imageDeliveryDefaults,
  imageFormats,
} from '@blattwerk/schemas/shop/pages/images.ts';
import { z } from 'zod';
import { imageBlurs, imageQualities, imageWidths, isCropHeight } from '../../page/endpoints/image-sizes.ts';

/** One picture to make; equal jobs are the same file. */
export type ImageJob = {
  /** Address of the original, on an allowed origin. */
  source: string;
  width: number | undefined;
  height: number | undefined;
  /** Undefined keeps the original's own format. */
  format: ImageFormat | undefined;
  quality: number;
  blur: number | undefined;
  /** Middle of the important part in pixels of the original. */
  focus: { x: number; y: number } | undefined;
};

/** Name of a result: equal jobs have equal names, in this and every other process. */
export function imageName(job: ImageJob): string {
  return createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 40);
}

/** Where the content space's assets are answered. */
export type AssetPlace = { origins: readonly string[]; spaceId: string };

export type ReadImageJob = { ok: true; job: ImageJob } | { ok: false; message: string };

const oneOf = (allowed: readonly number[]) =>
  z.coerce.number().refine((value) => allowed.includes(value), `must be one of ${allowed.join(', ')}`);

const querySchema = z.strictObject({
  src: z.url({ protocol: /^https?$/ }),
  w: oneOf(imageWidths).optional(),
  h: z.coerce.number().int().optional(),
  format: z.enum(imageFormats).optional(),
  quality: oneOf(imageQualities).optional(),
  blur: oneOf(imageBlurs).optional(),
  focus: z
    .string()
    .regex(/^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/, 'must be two corners, as in 10x20:30x40')
    .optional(),
});

/**
 * Reads the query of the image route; anything not on the lists is refused with a sentence.
 * @param accept the browser's Accept header, which chooses the format when the query does not
 * @param assets where originals may come from
 */
export function readImageJob(
  query: URLSearchParams,
  accept: string | undefined,
  assets: AssetPlace,
): ReadImageJob {
  const asked = querySchema.safeParse(Object.fromEntries(query));
  if (!asked.success) return refuse(asked.error);
  const { src, w, h, format, quality, blur, focus } = asked.data;
  const source = new URL(src);
  if (!isAssetOf(assets, source)) {
    return {
      ok: false,
      message: 'src: images of this address are not served here; use an asset of the content space.',
    };
  }
  if (h !== undefined && (w === undefined || !isCropHeight(w, h))) {
    return { ok: false, message: 'h: must belong to w by one of the aspect ratios of the shop.' };
  }
  const isStandIn = blur !== undefined;
  return {
    ok: true,
    job: {
      source: `${source.origin}${source.pathname}`,
      width: w,
      height: h,
      format: format ?? (isStandIn ? imageDeliveryDefaults.format : acceptedFormat(accept)),
      quality: quality ?? (isStandIn ? imageDeliveryDefaults.quality : defaultImageQuality),
      blur,
      // A picture that is not cropped is the same with any focus.
      focus:
        focus === undefined || w === undefined || h === undefined
          ? undefined
          : readFocus(focus, source.pathname, { width: w, height: h }),
    },
  };
}

/** `/f/<space>/<width>x<height>/<hash>/<name>`, as a content space stores its assets; others' spaces are not served. */
function isAssetOf({ origins, spaceId }: AssetPlace, { origin, pathname, username }: URL): boolean {
  return origins.includes(origin) && pathname.startsWith(`/f/${spaceId}/`) && username === '';
}

function refuse(error: z.ZodError): ReadImageJob {
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys')
    return { ok: false, message: `${issue.keys[0]}: is no parameter of images.` };
  return { ok: false, message: `${issue?.path.join('.') || 'query'}: ${issue?.message ?? 'is not valid'}.` };
}

function acceptedFormat(accept: string | undefined): ImageFormat | undefined {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : undefined;
}

/** Places of a focus along an edge that are told apart: nearer ones are the same picture to the eye, and one file. */
const focusSteps = 32;

/**
 * The middle of a focus, within the size that the original's address names and in steps of it; along an edge that
 * nothing is cut from, the picture's middle. Without a size in the address there is nothing to measure by.
 */
function readFocus(
  focus: string,
  path: string,
  target: { width: number; height: number },
): ImageJob['focus'] {
  const [, named = '', high = ''] = /^\/f\/\d+\/([1-9]\d*)x([1-9]\d*)\//.exec(path) ?? [];
  const [width, height] = [Number(named), Number(high)];
  if (width === 0 || height === 0) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = focus.split(/[x:]/).map(Number);
  const isWide = width * target.height > height * target.width;
  return {
    x: isWide ? stepOf((left + right) / 2, width) : width / 2,
    y: isWide ? height / 2 : stepOf((top + bottom) / 2, height),
  };
}

function stepOf(place: number, size: number): number {
  return (Math.round((Math.min(place, size) / size) * focusSteps) / focusSteps) * size;
}
