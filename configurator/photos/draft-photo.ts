import type { DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import type { SentPhoto } from './send-photo.ts';

/** A photo that has arrived, as the draft keeps it; a camera that does not say when is taken at its file's word. */
export function draftPhotoOf(sent: SentPhoto, { lastModified }: Pick<File, 'lastModified'>): DraftPhoto {
  const { id, url, width, height, focus, capturedAt, likeness, sharpness } = sent;
  return {
    photoId: id,
    url,
    width,
    height,
    crop: { focusX: focus.x, focusY: focus.y, zoom: 1 },
    takenAt: capturedAt ?? localTime(new Date(lastModified)),
    likeness,
    sharpness,
  };
}

/** As a clock on the wall shows it: `2027-06-12T14:30:00`. */
function localTime(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19);
}

/** Files as their cameras number them. */
export function inNumberOrder(files: readonly File[]): File[] {
  const order = new Intl.Collator(undefined, { numeric: true });
  return files.toSorted((one, other) => order.compare(one.name, other.name));
}
