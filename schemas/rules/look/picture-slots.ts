import { aspectRatioSize, aspectRatios } from '../../shop/sizes/aspect-ratios.ts';
import { oncePerText } from '../model/once-per-text.ts';
import type { ReadAsset } from '../model/story-reading.ts';

/** Where the shop shows a picture: width to height, and how many pixels wide it is asked for at most on plain screens. */
export type PictureSlot = { ratio: number | undefined; width: number };

const square = 1;

/** By block and field; pictures anywhere else are shown as they are. */
const slots = new Map(
  Object.entries<Readonly<Record<string, PictureSlot>>>({
    image_teaser: { image: { ratio: 300 / 235, width: 640 } },
    small_teaser: { image: { ratio: 20 / 19, width: 400 }, imageBadge: { ratio: square, width: 72 } },
    teaser_slide: { imageBadge: { ratio: square, width: 112 } },
    teaser_section: { image: { ratio: undefined, width: 420 } },
    contact_card: { image: { ratio: square, width: 220 } },
    more_information_item: { image: { ratio: 302 / 220, width: 400 } },
    page: { ogImages: { ratio: 1200 / 630, width: 600 } },
  }),
);

const narrowSlide = 520;
const wideSlide = 720;

export function slotOf({ block, field }: ReadAsset): PictureSlot | undefined {
  const { definition, content } = block;
  if (definition?.name !== 'responsive_image') return slots.get(definition?.name ?? '')?.[field.name];
  const ratio = aspectRatios.find((known) => known === content.aspectRatio);
  const size = ratio && aspectRatioSize[ratio];
  return {
    ratio: size && size.width / size.height,
    width: content.media === 'mobile' ? narrowSlide : wideSlide,
  };
}

export type PictureSize = { width: number; height: number };

/** Width and height that the asset's address names: `/f/100001/800x600/5f3c/rosen.jpg`; drawings have none. */
export const pictureSize = oncePerText((filename): PictureSize | undefined => {
  const [, width, height] =
    /\/f\/\d+\/(\d+)x(\d+)\/[^/]*\/[^/]+\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i.exec(filename) ?? [];
  const size = { width: Number(width ?? 0), height: Number(height ?? 0) };
  return size.width > 0 && size.height > 0 ? size : undefined;
});

/** How wide a picture is once it is cut to a slot's shape. */
export function widthIn({ ratio }: PictureSlot, { width, height }: PictureSize): number {
  return ratio === undefined ? width : Math.min(width, height * ratio);
}

/** The part of a picture that is left once it is cut to a slot's shape, from 0 to 1. */
export function partShown({ ratio }: PictureSlot, { width, height }: PictureSize): number {
  if (ratio === undefined) return 1;
  const own = width / height;
  return Math.min(own / ratio, ratio / own);
}
