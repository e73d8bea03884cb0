import { bestFit } from '@blattwerk/designs/books/best-fit.ts';
import { addToTray } from '@blattwerk/designs/books/tray.ts';
import type { Size } from '@blattwerk/designs/model/shape.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { setPhoto } from '../session/operations.ts';
import { draftPhotoOf } from './draft-photo.ts';
import type { SentPhoto } from './send-photo.ts';

/** Puts photos into slots that are free, as they fit best, and the others into the tray; one that is there already stays. */
export function placeReceived(
  content: DraftContent,
  received: readonly SentPhoto[],
  slots: readonly (Size & { slot: string })[],
): DraftContent {
  const known = new Set([...Object.values(content.photos), ...content.tray].map(({ photoId }) => photoId));
  const news = received
    .map((photo) => draftPhotoOf(photo, { lastModified: Date.now() }))
    .filter(({ photoId }) => !known.has(photoId));
  const free = slots.filter(({ slot }) => !content.photos[slot]).slice(0, news.length);
  const order = bestFit(news.slice(0, free.length), free);
  const placed = free.reduce((now, { slot }, place) => {
    const photo = news[order[place] ?? place];
    return photo ? setPhoto(now, slot, photo) : now;
  }, content);
  return news.slice(free.length).reduce(addToTray, placed);
}
