import { sharpnessIn } from '@blattwerk/designs/findings/print-sizes.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { Sharpness } from '@blattwerk/schemas/shop/sizes/sharpness.ts';
import { likeOriented } from '../session/print-operations.ts';

/** How the photo of a print looks in another size, as it is cropped now; undefined without a photo. */
export function sharpnessOfPrint(
  { pages }: Design,
  photos: DraftContent['photos'],
  slot: string,
  size: string,
): Sharpness | undefined {
  const photo = photos[slot];
  if (!photo) return undefined;
  for (const { trim, layers } of pages)
    for (const layer of layers) {
      if (layer.type !== 'photo' || layer.slot !== slot) continue;
      const wanted = parseFormat(likeOriented(size, `${trim.width}x${trim.height}`));
      return wanted && sharpnessIn(wanted, { trim, layer, photo });
    }
  return undefined;
}

/** The largest of the sizes in which it looks sharp, or else, in place of one too coarse to print, in which it can be printed. */
export function betterSize(
  sizes: readonly string[],
  now: string,
  sharpness: (size: string) => Sharpness | undefined,
): string | undefined {
  const area = (size: string) => {
    const { width, height } = parseFormat(size) ?? { width: 0, height: 0 };
    return width * height;
  };
  const fromLargest = sizes.toSorted((one, other) => area(other) - area(one));
  const sharp = fromLargest.find((size) => sharpness(size) === 'sharp');
  if (sharp !== undefined || sharpness(now) !== 'unprintable') return sharp;
  return fromLargest.find((size) => sharpness(size) === 'coarse');
}
