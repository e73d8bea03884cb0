import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { mostWaitingPhotos } from '@blattwerk/schemas/configurator/photo-limits.ts';

/** A photo that stands nowhere: in the tray, or in a slot that the layout of now has not. */
export type WaitingPhoto = { photo: DraftPhoto; slot: string | null };

/** All photos that stand nowhere, as they were taken. @param slots of the document of now */
export function waitingPhotos(
  { photos, tray }: Pick<DraftContent, 'photos' | 'tray'>,
  slots: ReadonlySet<string>,
): WaitingPhoto[] {
  const homeless = Object.entries(photos).flatMap(([slot, photo]) =>
    slots.has(slot) ? [] : [{ photo, slot }],
  );
  return inTime([...tray.map((photo) => ({ photo, slot: null })), ...homeless]);
}

/** Those whose time is not known come last, as they were sent. */
function inTime(waiting: readonly WaitingPhoto[]): WaitingPhoto[] {
  const timeOf = ({ photo }: WaitingPhoto) => photo.takenAt ?? '9999';
  return waiting.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
}

/** Puts a photo into the tray; with as many as it holds nothing changes. */
export function addToTray(content: DraftContent, photo: DraftPhoto): DraftContent {
  if (content.tray.length >= mostWaitingPhotos) return content;
  return { ...content, tray: [...content.tray, photo] };
}

/** Puts a waiting photo into a slot; the one that stood there waits from now on. */
export function placePhoto(content: DraftContent, waiting: WaitingPhoto, slot: string): DraftContent {
  const without = dropPhoto(content, waiting);
  if (without === content) return content;
  const former = without.photos[slot];
  const tray = former ? [...without.tray, former] : without.tray;
  return { ...without, photos: { ...without.photos, [slot]: waiting.photo }, tray };
}

/** Takes the photo of a slot out of it; it waits in the tray. */
export function unplacePhoto(content: DraftContent, slot: string): DraftContent {
  const { [slot]: photo, ...photos } = content.photos;
  return photo ? { ...content, photos, tray: [...content.tray, photo] } : content;
}

/** Forgets a photo that waits. */
export function dropPhoto(content: DraftContent, { photo: { photoId }, slot }: WaitingPhoto): DraftContent {
  const isIt = (photo: DraftPhoto | undefined) => photo?.photoId === photoId;
  if (slot === null)
    return content.tray.some(isIt)
      ? { ...content, tray: content.tray.filter((photo) => !isIt(photo)) }
      : content;
  if (!isIt(content.photos[slot])) return content;
  const { [slot]: _, ...photos } = content.photos;
  return { ...content, photos };
}

/** Two slots' photos, each where the other was; one of them may be empty. */
export function swapPhotos(content: DraftContent, one: string, other: string): DraftContent {
  const { [one]: first, [other]: second, ...photos } = content.photos;
  if (one === other || !(first || second)) return content;
  return {
    ...content,
    photos: { ...photos, ...(second && { [one]: second }), ...(first && { [other]: first }) },
  };
}
