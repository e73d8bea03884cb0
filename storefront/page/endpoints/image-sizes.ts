import { defaultImageQuality, imageDeliveryDefaults } from '@blattwerk/schemas/shop/pages/images.ts';
import { aspectRatioSize } from '@blattwerk/schemas/shop/sizes/aspect-ratios.ts';

/** Widths the image route answers, in CSS pixels times density; anything else is refused. */
export const imageWidths = [32, 64, 96, 160, 240, 320, 480, 640, 768, 960, 1280, 1600, 1920, 2560] as const;

/** The crops the shop uses. */
const crops = Object.values(aspectRatioSize);
type Crop = (typeof crops)[number];

export const imageQualities = [imageDeliveryDefaults.quality, 70, defaultImageQuality] as const;
export const imageBlurs = [imageDeliveryDefaults.blur, 10] as const;

export type ImageQuality = (typeof imageQualities)[number];
export type ImageBlur = (typeof imageBlurs)[number];

/** The smallest listed width that is at least `width`, or the largest there is. */
export function nearestImageWidth(width: number): number {
  return imageWidths.find((listed) => listed >= width) ?? 2560;
}

/** The height that belongs to a listed width when an image is cropped to the shop's ratio nearest to `ratio`. */
export function cropHeight(width: number, ratio: number): number {
  const distance = (crop: Crop) => Math.abs(crop.width / crop.height - ratio);
  const nearest = crops.reduce((best, crop) => (distance(crop) < distance(best) ? crop : best));
  return Math.round((width * nearest.height) / nearest.width);
}

/** Whether a height belongs to a width by one of the shop's ratios (both whole pixels). */
export function isCropHeight(width: number, height: number): boolean {
  return crops.some((crop) => Math.round((width * crop.height) / crop.width) === height);
}
