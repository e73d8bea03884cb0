/** Widths the image route answers, in CSS pixels times density; anything else is refused. */
export const imageWidths = [32, 64, 96, 160, 240, 320, 480, 640, 768, 960, 1280, 1600, 1920, 2560] as const;

/** Width to height of the crops the shop uses (specification, section 9). */
const imageRatios: readonly (readonly [number, number])[] = [
  [59, 22],
  [150, 157],
  [20, 19],
  [254, 275],
  [960, 470],
  [300, 235],
  [391, 390],
  [302, 220],
  [1, 1],
];

export const imageQualities = [50, 70, 85] as const;
export const imageBlurs = [3, 10] as const;
export const imageFormats = ['avif', 'webp', 'jpeg', 'png'] as const;

export type ImageFormat = (typeof imageFormats)[number];
export type ImageQuality = (typeof imageQualities)[number];
export type ImageBlur = (typeof imageBlurs)[number];

/** The smallest listed width that is at least `width`, or the largest there is. */
export function nearestImageWidth(width: number): number {
  return imageWidths.find((listed) => listed >= width) ?? 2560;
}

/** The height that belongs to a listed width when an image is cropped to the shop's ratio nearest to `ratio`. */
export function cropHeight(width: number, ratio: number): number {
  const nearest = imageRatios.reduce((best, [w, h]) =>
    Math.abs(w / h - ratio) < Math.abs(best[0] / best[1] - ratio) ? [w, h] : best,
  );
  return Math.round((width * nearest[1]) / nearest[0]);
}

/** Whether a height belongs to a width by one of the shop's ratios (both whole pixels). */
export function isCropHeight(width: number, height: number): boolean {
  return imageRatios.some(([w, h]) => Math.round((width * h) / w) === height);
}
