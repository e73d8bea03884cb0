import { dotsNeeded, type Sharpness, sharpnessOf } from '@blattwerk/schemas/shop/sizes/sharpness.ts';
import type { Page } from '../model/design.ts';
import type { Size } from '../model/shape.ts';
import { areSame } from './alike.ts';
import { dotsPerInch } from './dots-per-inch.ts';
import { lookedAt } from './looked-at.ts';

/**
 * What is wrong with a photo. missing-photo: none is in the slot, and the sample would be printed. coarse: fewer pixels
 * an inch than a print of this size needs to look sharp. unprintable: so few that it is not printed. twice: the same
 * photo stands in another slot too, which may be meant.
 */
export type PhotoFault =
  | { code: 'missing-photo'; slot: string; pageIndex: number }
  | {
      code: Exclude<Sharpness, 'sharp'>;
      slot: string;
      pageIndex: number;
      dotsPerInch: number;
      /** From how many on it would look sharp. */
      needed: number;
    }
  | { code: 'twice'; slot: string; pageIndex: number; before: string };

/** A photo as a slot holds it: pixels, and what it looks like. */
type Held = Size & { photoId: string; likeness?: string | undefined };

/**
 * All that would spoil photos, in the order of the pages; a slot that stands in several places is named once.
 * @param photos pixels of the photo in each slot; crops are those of the pages
 */
export function photoFaults(pages: readonly Page[], photos: Readonly<Record<string, Held>>): PhotoFault[] {
  const faults = new Map<string, PhotoFault>();
  pages.forEach((page, pageIndex) => {
    for (const layer of page.layers) {
      if (layer.type !== 'photo' || layer.locked) continue;
      const { slot } = layer;
      const photo = photos[slot];
      if (!photo) faults.set(slot, { code: 'missing-photo', slot, pageIndex });
      else {
        const dots = Math.floor(dotsPerInch(layer, photo));
        const code = sharpnessOf(lookedAt(page), dots);
        const needed = Math.ceil(dotsNeeded(lookedAt(page)).sharp);
        const known = faults.get(slot);
        const isFiner = known !== undefined && 'needed' in known && known.dotsPerInch <= dots;
        if (code !== 'sharp' && !isFiner)
          faults.set(slot, { code, slot, pageIndex, dotsPerInch: dots, needed });
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
