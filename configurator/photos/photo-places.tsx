import type { Page } from '@blattwerk/designs/model/design.ts';
import type { CSSProperties } from 'react';
import { placeOf, seenBox } from '../stage/place-of.ts';
import { isSeenIn, type StageView } from '../stage/views.ts';
import type { Say } from '../texts.ts';
import { PhotoPlace } from './photo-place.tsx';
import styles from './photo-places.module.css';
import { isCustomers } from './photo-slots.ts';
import { type PhotoDesk, placesOf } from './use-photos.ts';

type PhotoPlacesProps = {
  view: StageView;
  page: Page;
  desk: PhotoDesk;
  activeSlot: string | null;
  onActive(slot: string | null): void;
  say: Say;
};

/** What lies over the photos of a face: the way to put one in, or the photo to be moved. */
export function PhotoPlaces({ view, page, desk, activeSlot, onActive, say }: PhotoPlacesProps) {
  const layers = page.layers.filter(isCustomers).filter(({ box }) => isSeenIn(view, box));
  return placesOf(layers, desk).map(({ layer, number }) => {
    const { slot } = layer;
    const photo = desk.photos[slot];
    const upload = desk.uploads[slot];
    const isSending = upload !== undefined && upload.failure === null;
    if (photo && !upload)
      return (
        <PhotoPlace
          isActive={slot === activeSlot}
          key={layer.id}
          label={say('editPhoto', { number })}
          layer={layer}
          onActive={(isActive) => onActive(isActive ? slot : null)}
          onCrop={(change) => desk.crop(slot, change)}
          onRemove={() => desk.remove(slot)}
          photo={photo}
          view={view}
        />
      );
    return (
      <button
        aria-label={
          isSending
            ? say('uploading', { name: say('photoName', { number }) })
            : say('insertPhotoAt', { number })
        }
        className={styles.empty}
        data-photo-slot={slot}
        data-failed={upload?.failure ? '' : undefined}
        key={layer.id}
        onClick={() => desk.choose(slot)}
        style={placeOf({ box: seenBox(layer, view), rotate: layer.rotate }, view)}
        type="button"
      >
        <span className={styles.pill}>
          {isSending ? (
            <span className={styles.bar} style={{ '--sent': upload.progress } as CSSProperties} />
          ) : (
            <span className={styles.words}>{say('insertPhoto')}</span>
          )}
        </span>
      </button>
    );
  });
}
