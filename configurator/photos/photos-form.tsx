import type { ReactNode } from 'react';
import type { Say } from '../texts.ts';
import { PhotoRow } from './photo-row.tsx';
import styles from './photos-form.module.css';
import type { PhotoDesk } from './use-photos.ts';

type PhotosFormProps = {
  desk: PhotoDesk;
  /** The face whose places are listed; null: all are. */
  viewId: string | null;
  activeSlot: string | null;
  onActive(slot: string | null): void;
  say: Say;
  /** Other ways for photos. */
  children: ReactNode;
};

/** JPEG first and no HEIC: then iPhones hand over JPEGs. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/tiff';

/** Every place for a photo, and what stands in it. */
export function PhotosForm({ desk, viewId, activeSlot, onActive, say, children }: PhotosFormProps) {
  const { slots, photos, uploads, input, leftOver, gone } = desk;
  const listed = viewId === null ? slots : slots.filter((one) => one.viewId === viewId);
  const isAnyFree = slots.some(({ slot }) => !photos[slot] && !uploads[slot]);
  return (
    <div className={styles.photos}>
      <input
        accept={accepted}
        aria-label={say('choosePhotos')}
        hidden
        multiple
        onChange={({ currentTarget }) => {
          desk.take([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
      {isAnyFree && slots.length > 1 && (
        <div className={styles.all}>
          <button className={styles.choose} onClick={() => desk.choose(null)} type="button">
            {say('choosePhotos')}
          </button>
          <p>{say('photosHint')}</p>
        </div>
      )}
      {children}
      <ul className={styles.rows}>
        {listed.map((slot) => (
          <PhotoRow
            desk={desk}
            isActive={slot.slot === activeSlot}
            key={slot.slot}
            onActive={onActive}
            place={slot}
            say={say}
          />
        ))}
      </ul>
      <p className={styles.note} role="status">
        {leftOver > 0 && say('photosLeft', { count: leftOver })}
        {gone > 0 && say('photosGone', { count: gone })}
      </p>
    </div>
  );
}
