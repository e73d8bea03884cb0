import type { ReactNode } from 'react';
import { useFinePointer } from '../stage/use-fine-pointer.ts';
import type { Say } from '../texts.ts';
import { PhotoInput } from './photo-input.tsx';
import { PhotoRow } from './photo-row.tsx';
import styles from './photos-form.module.css';
import type { PhotoDesk } from './use-photos.ts';

type PhotosFormProps = {
  desk: PhotoDesk;
  /** The face whose places are listed; null: all are. */
  viewId: string | null;
  /** What the face is called on which a photo stands. */
  whereIs(viewId: string): string | undefined;
  activeSlot: string | null;
  onActive(slot: string | null): void;
  /** Whether further photos are taken, a print each. */
  takesPrints: boolean;
  say: Say;
  /** Other ways for photos. */
  children: ReactNode;
};

/** Every place for a photo, and what stands in it. */
export function PhotosForm(props: PhotosFormProps) {
  const { desk, viewId, whereIs, activeSlot, onActive, takesPrints, say, children } = props;
  const { slots, photos, uploads, leftOver, gone } = desk;
  const listed = viewId === null ? slots : slots.filter((one) => one.viewId === viewId);
  // On one face they are told apart by sight.
  const areApart = viewId === null && new Set(slots.map((one) => one.viewId)).size > 1;
  const isFine = useFinePointer();
  const isAnyFree = slots.some(({ slot }) => !photos[slot] && !uploads[slot]);
  return (
    <div className={styles.photos}>
      <PhotoInput desk={desk} say={say} />
      {isAnyFree && slots.length > 1 && (
        <div className={styles.all}>
          <button className={styles.choose} onClick={() => desk.choose(null)} type="button">
            {say('choosePhotos')}
          </button>
          <p>
            {isFine && `${say('photosDrop')} `}
            {say('photosHint')}
          </p>
        </div>
      )}
      {takesPrints && (
        <div className={styles.all}>
          <button className={styles.choose} onClick={() => desk.choose(null)} type="button">
            {say(isAnyFree ? 'choosePhotos' : 'printsAdd')}
          </button>
          <p>{say('printsHint')}</p>
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
            where={areApart ? whereIs(slot.viewId) : undefined}
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
