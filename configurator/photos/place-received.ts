import { bestFit } from '@blattwerk/designs/books/best-fit.ts';
import { addToTray } from '@blattwerk/designs/books/tray.ts';
import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { setPhoto } from '../session/operations.ts';
import type { PhotoSlot } from './photo-slots.ts';

/** Puts photos into slots that are free, as they fit best, and the others into the tray; one that is there already stays. */
export function placeReceived(
  content: DraftContent,
  received: readonly DraftPhoto[],
  slots: readonly Pick<PhotoSlot, 'slot' | 'layer'>[],
): DraftContent {
  const known = new Set([...Object.values(content.photos), ...content.tray].map(({ photoId }) => photoId));
  const news = received.filter(({ photoId }) => !known.has(photoId));
  const free = slots.filter(({ slot }) => !content.photos[slot]).slice(0, news.length);
  const order = bestFit(
    news.slice(0, free.length),
    free.map(({ layer }) => layer.box),
  );
  const placed = free.reduce((now, { slot }, place) => {
    const photo = news[order[place] ?? place];
    return photo ? setPhoto(now, slot, photo) : now;
  }, content);
  return news.slice(free.length).reduce(addToTray, placed);
}
