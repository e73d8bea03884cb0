import { isCustomers } from '@blattwerk/designs/editing/customers-photos.ts';
import type { Page } from '@blattwerk/designs/model/design.ts';
import { type CSSProperties, Fragment } from 'react';
import { placeOf, seenBox } from '../stage/place-of.ts';
import { isSeenIn, type StageView } from '../stage/views.ts';
import type { Say } from '../texts.ts';
import { PhotoPlace } from './photo-place.tsx';
import styles from './photo-places.module.css';
import { thumbnailWidth } from './thumbnail-width.ts';
import { carryName } from './use-carries.ts';
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
    const place = placeOf({ box: seenBox(layer, view), rotate: layer.rotate }, view);
    const { carried } = desk;
    if (carried && !isSending)
      return (
        <button
          aria-label={say('photoPutHere', { number })}
          className={styles.target}
          data-photo-slot={slot}
          data-own={(carried.from === 'slot' && carried.slot === slot) || undefined}
          key={layer.id}
          onClick={() => desk.put(carried, slot)}
          style={place}
          type="button"
        />
      );
    if (photo && !upload)
      return (
        <Fragment key={layer.id}>
          <PhotoPlace
            isActive={slot === activeSlot}
            label={say('editPhoto', { number })}
            layer={layer}
            onActive={(isActive) => onActive(isActive ? slot : null)}
            onCrop={(change) => desk.crop(slot, change)}
            onRemove={() => desk.remove(slot)}
            photo={photo}
            view={view}
          />
          {desk.slots.length > 1 && (
            <span className={styles.corner} style={place}>
              <button
                aria-label={say('photoSwap', { number })}
                className={styles.swap}
                data-carry={carryName.slot(slot)}
                data-carry-picture={`${photo.url}?width=${thumbnailWidth}`}
                onClick={() => desk.carry({ from: 'slot', slot })}
                type="button"
              >
                <span aria-hidden="true">⇄</span>
              </button>
            </span>
          )}
        </Fragment>
      );
    return (
      <button
        aria-label={
          isSending
            ? say('uploading', { name: say('photoName', { number }) })
            : say('insertPhotoAt', { number })
        }
        className={styles.empty}
        data-active={slot === activeSlot || undefined}
        data-photo-slot={slot}
        data-failed={upload?.failure ? '' : undefined}
        key={layer.id}
        onClick={() => desk.choose(slot)}
        style={place}
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
