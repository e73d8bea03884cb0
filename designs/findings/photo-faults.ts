import { coverBox } from '../drawing/photo-drawing.ts';
import type { Page, PhotoLayer } from '../model/design.ts';
import type { Size } from '../model/shape.ts';
import { areSame } from './alike.ts';

/**
 * What is wrong with a photo. missing-photo: none is in the slot, and the sample would be printed. coarse: fewer pixels
 * an inch than a print needs to look sharp. twice: the same photo stands in another slot too, which may be meant.
 */
export type PhotoFault =
  | { code: 'missing-photo'; slot: string; pageIndex: number }
  | { code: 'coarse'; slot: string; pageIndex: number; dotsPerInch: number }
  | { code: 'twice'; slot: string; pageIndex: number; before: string };

/** A photo as a slot holds it: pixels, and what it looks like. */
type Held = Size & { photoId: string; likeness?: string | undefined };

/** Below it eyes see pixels at reading distance. */
const fewestDots = 150;
const millimetresPerInch = 25.4;

/**
 * All that would spoil photos, in the order of the pages; a slot that stands in several places is named once.
 * @param photos pixels of the photo in each slot; crops are those of the pages
 */
export function photoFaults(pages: readonly Page[], photos: Readonly<Record<string, Held>>): PhotoFault[] {
  const faults = new Map<string, PhotoFault>();
  pages.forEach(({ layers }, pageIndex) => {
    for (const layer of layers) {
      if (layer.type !== 'photo' || layer.locked) continue;
      const { slot } = layer;
      const photo = photos[slot];
      if (!photo) faults.set(slot, { code: 'missing-photo', slot, pageIndex });
      else {
        const dots = Math.floor(dotsPerInch(layer, photo));
        const known = faults.get(slot);
        const isFiner = known?.code === 'coarse' && known.dotsPerInch <= dots;
        if (dots < fewestDots && !isFiner)
          faults.set(slot, { code: 'coarse', slot, pageIndex, dotsPerInch: dots });
      }
    }
  });
  return [...faults.values(), ...photosTwice(pages, photos)];
}

/** Each photo that a slot before has already, in the order of the pages. */
function photosTwice(pages: readonly Page[], photos: Readonly<Record<string, Held>>): PhotoFault[] {
  const seen = new Map<string, Held>();
  return pages.flatMap(({ layers }, pageIndex) =>
    layers.flatMap((layer): PhotoFault[] => {
      if (layer.type !== 'photo' || layer.locked || seen.has(layer.slot)) return [];
      const { slot } = layer;
      const photo = photos[slot];
      if (!photo) return [];
      const [before] = [...seen].find(([, other]) => areSame(photo, other)) ?? [];
      seen.set(slot, photo);
      return before === undefined ? [] : [{ code: 'twice', slot, pageIndex, before }];
    }),
  );
}

/** Pixels of the photo on an inch of paper, at the crop of its place. */
function dotsPerInch({ box, crop }: PhotoLayer, photo: Size): number {
  return photo.width / (coverBox(box, photo, crop).width / millimetresPerInch);
}
