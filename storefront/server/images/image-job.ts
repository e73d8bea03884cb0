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
  /** Corners of the important part in pixels of the original. */
  focus: { left: number; top: number; right: number; bottom: number } | undefined;
};

/** Name of a result: equal jobs have equal names, in this and every other process. */
export function imageName(job: ImageJob): string {
  return createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 40);
}

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
 * @param assetOrigins where originals may come from; below `/f/`, as the content space stores them
 */
export function readImageJob(
  query: URLSearchParams,
  accept: string | undefined,
  assetOrigins: readonly string[],
): ReadImageJob {
  const asked = querySchema.safeParse(Object.fromEntries(query));
  if (!asked.success) return refuse(asked.error);
  const { src, w, h, format, quality, blur, focus } = asked.data;
  const source = new URL(src);
  if (!assetOrigins.includes(source.origin) || !source.pathname.startsWith('/f/') || source.username !== '') {
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
      focus: focus === undefined ? undefined : readFocus(focus),
    },
  };
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

function readFocus(focus: string): ImageJob['focus'] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = focus.split(/[x:]/).map(Number);
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}
