import { unplacePhoto } from '@blattwerk/designs/books/tray.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';

/** Another number of photos of a collage; photos without a place wait, and come back with it. */
export function setPhotoCount(content: DraftContent, photoCount: number): DraftContent {
  return content.photoCount === photoCount ? content : { ...content, photoCount };
}

/** Room for further photos behind those of now; what waits for such a place waits in the tray from now on. */
export function growFor(content: DraftContent, count: number, further: number): DraftContent {
  return setPhotoCount(furtherSlots(count, further).reduce(unplacePhoto, content), count + further);
}

/** Places that a collage of more photos has, behind those it has now. */
export function furtherSlots(count: number, further: number): string[] {
  return Array.from({ length: further }, (_, index) => `photo-${count + index + 1}`);
}

/**
 * A collage of one photo fewer. A place without a photo goes first, and photos behind it move up with their crops; where
 * all are filled, the last photo waits for another place.
 */
export function onePhotoFewer(content: DraftContent, count: number): DraftContent {
  if (count <= 1) return content;
  const slots = furtherSlots(0, count);
  const gap = slots.findIndex((slot) => !content.photos[slot]);
  if (gap < 0) return setPhotoCount(content, count - 1);
  const placed = Object.entries(content.photos).map(([slot, photo]) => {
    const at = slots.indexOf(slot);
    return [at > gap ? (slots[at - 1] ?? slot) : slot, photo] as const;
  });
  return setPhotoCount({ ...content, photos: Object.fromEntries(placed) }, count - 1);
}
