import type { ReactNode } from 'react';
import controls from '../controls/controls.module.css';
import type { Say } from '../texts.ts';
import { CropSliders } from './crop-sliders.tsx';
import { CropTurns } from './crop-turns.tsx';
import { PhotoFilters } from './photo-filters.tsx';
import type { PhotoSlot } from './photo-slots.ts';
import { PhotoThumbnail } from './photo-thumbnail.tsx';
import styles from './photos-form.module.css';
import { isFinal, type Upload } from './uploads.ts';
import type { PhotoDesk } from './use-photos.ts';

type PhotoRowProps = {
  place: PhotoSlot;
  desk: PhotoDesk;
  /** What the face is called on which it stands, where there are several. */
  where?: string | undefined;
  isActive: boolean;
  onActive(slot: string | null): void;
  /** Leads from its picture to where it stands; undefined where that is seen anyway. */
  onShow?(): void;
  /** What else is chosen of it. */
  children?: ReactNode;
  say: Say;
};

/** One place for a photo: what stands in it, and what can be done with that. */
export function PhotoRow({ place, where, desk, isActive, onActive, onShow, children, say }: PhotoRowProps) {
  const { slot, number, layer } = place;
  const photo = desk.photos[slot];
  const upload = desk.uploads[slot];
  const name = say('photoName', { number });
  return (
    <li aria-label={name} className={styles.row} data-active={isActive || undefined}>
      <div className={styles.head}>
        <span className={styles.thumbnail}>
          {photo ? (
            <PhotoThumbnail onUnseen={() => desk.onUnseen(slot)} photo={photo} slot={layer.box} />
          ) : (
            <span aria-hidden="true">{number}</span>
          )}
        </span>
        <span className={styles.name}>
          {onShow ? (
            <button className={controls.way} onClick={onShow} type="button">
              {name}
            </button>
          ) : (
            name
          )}
          {where !== undefined && <span className={styles.where}>{where}</span>}
        </span>
        <span className={styles.actions}>
          {upload ? (
            <button className={controls.way} onClick={() => desk.cancel(slot)} type="button">
              {say('cancel')}
            </button>
          ) : (
            <button
              aria-label={photo ? say('replacePhotoAt', { number }) : say('insertPhotoAt', { number })}
              className={controls.way}
              data-photo-choose={slot}
              onClick={() => desk.choose(slot)}
              type="button"
            >
              {say(photo ? 'replacePhoto' : 'insertPhoto')}
            </button>
          )}
          {photo && !upload && (
            <button
              aria-label={say('removePhotoAt', { number })}
              className={controls.way}
              onClick={() => desk.remove(slot)}
              type="button"
            >
              {say('removePhoto')}
            </button>
          )}
        </span>
        {children}
      </div>
      {upload && <UploadState desk={desk} name={name} say={say} slot={slot} upload={upload} />}
      {photo && !upload && (
        <details
          className={styles.crop}
          onToggle={({ currentTarget }) => currentTarget.open && onActive(slot)}
        >
          <summary>{say('cropPhoto')}</summary>
          <CropTurns
            crop={photo.crop}
            onMirror={() => desk.mirror(slot)}
            onTurn={(by) => desk.turn(slot, by)}
            say={say}
          />
          <PhotoFilters
            filter={photo.crop.filter}
            isOfAll={desk.hasOneFilter}
            onAll={() => desk.filterAll(photo.crop.filter)}
            onFilter={(filter) => desk.filter(slot, filter)}
            say={say}
          />
          <CropSliders
            onCrop={(change) => desk.crop(slot, change)}
            photo={photo}
            say={say}
            slot={layer.box}
          />
          <p className={styles.hint}>{say('cropHint')}</p>
        </details>
      )}
    </li>
  );
}

type UploadStateProps = { desk: PhotoDesk; slot: string; upload: Upload; name: string; say: Say };

function UploadState({ desk, slot, upload, name, say }: UploadStateProps) {
  const { failure, progress } = upload;
  if (!failure)
    return (
      <progress
        aria-label={say('uploading', { name })}
        className={styles.progress}
        max={1}
        value={progress}
      />
    );
  return (
    <p className={styles.failure} role="alert">
      {failure.sentence ?? say(failure.reason === 'too-large' ? 'photoTooLarge' : 'uploadBroken')}{' '}
      {isFinal(failure.reason) ? (
        <button className={controls.way} onClick={() => desk.choose(slot)} type="button">
          {say('otherPhoto')}
        </button>
      ) : (
        <button className={controls.way} onClick={() => desk.retry(slot)} type="button">
          {say('retry')}
        </button>
      )}
    </p>
  );
}
