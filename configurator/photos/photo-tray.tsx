import { sheetsOf } from '@blattwerk/designs/books/book-operations.ts';
import { fillBook } from '@blattwerk/designs/books/fill-book.ts';
import { dropPhoto, type WaitingPhoto } from '@blattwerk/designs/books/tray.ts';
import { photoFilter } from '@blattwerk/designs/drawing/photo-filter.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { useEffect, useId, useRef, useState } from 'react';
import controls from '../controls/controls.module.css';
import type { Draft } from '../session/use-draft.ts';
import type { Say } from '../texts.ts';
import styles from './photo-tray.module.css';
import { thumbnailWidth } from './thumbnail-width.ts';
import { isFinal, type Upload } from './uploads.ts';
import { carryName } from './use-carries.ts';
import { type PhotoDesk, trayUpload } from './use-photos.ts';

type PhotoTrayProps = { draft: Draft; design: Design; desk: PhotoDesk; locale: string; say: Say };

/** Photos that stand nowhere yet: put in by hand, or all at once as they were taken. */
export function PhotoTray({ draft, design, desk, locale, say }: PhotoTrayProps) {
  const { waiting, carried } = desk;
  const { book } = draft;
  const [said, setSaid] = useState('');
  const held = carried?.from === 'tray' ? carried.waiting.photo.photoId : null;

  useEffect(() => {
    if (!carried) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && desk.carry(null);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [carried, desk]);

  const fill = () => {
    if (!book) return;
    const sheets = sheetsOf(draft.content, book);
    const filled = fillBook(draft.content, { sheets, composed: book, design });
    draft.change(() => filled, null);
    const left = filled.tray.length;
    const done = say('trayFilled', { count: waiting.length - left });
    setSaid(left === 0 ? done : `${done} ${say('trayLeft', { count: left })}`);
  };

  return (
    <section aria-label={say('tray')} className={styles.tray} data-photo-tray="">
      <div className={styles.head}>
        <h3>{say('tray')}</h3>
        <span>{say('trayCount', { count: waiting.length })}</span>
      </div>
      <Arriving desk={desk} say={say} />
      {waiting.length > 0 && (
        <>
          {book && (
            <button className={styles.fill} onClick={fill} type="button">
              {say('trayFill')}
            </button>
          )}
          <p className={styles.hint}>{say(held === null ? 'trayHint' : 'trayHeld')}</p>
          <ul className={styles.photos}>
            {waiting.map((one, place) => (
              <TrayPhoto
                isHeld={one.photo.photoId === held}
                key={one.photo.photoId}
                name={nameOf(one, place, locale, say)}
                one={one}
                onDrop={() => draft.change((now) => dropPhoto(now, one), null)}
                onHold={() => desk.carry(one.photo.photoId === held ? null : { from: 'tray', waiting: one })}
                place={place}
                say={say}
              />
            ))}
          </ul>
        </>
      )}
      <p className={styles.hint} role="status">
        {said}
      </p>
    </section>
  );
}

type TrayPhotoProps = {
  one: WaitingPhoto;
  place: number;
  name: string;
  isHeld: boolean;
  onHold(): void;
  onDrop(): void;
  say: Say;
};

function TrayPhoto({ one: { photo }, place, name, isHeld, onHold, onDrop, say }: TrayPhotoProps) {
  const id = useId();
  const { filter } = photo.crop;
  const picture = `${photo.url}?width=${thumbnailWidth}`;
  return (
    <li>
      <button
        aria-label={name}
        aria-pressed={isHeld}
        className={styles.photo}
        data-carry={carryName.waiting(place)}
        data-carry-picture={picture}
        onClick={onHold}
        onKeyDown={(event) => event.key === 'Delete' && onDrop()}
        type="button"
      >
        {filter && (
          <svg aria-hidden="true" className={styles.filter}>
            {photoFilter(id, filter)}
          </svg>
        )}
        <img
          alt=""
          draggable={false}
          loading="lazy"
          src={picture}
          style={filter && { filter: `url(#${id})` }}
        />
      </button>
      <button
        aria-label={say('trayRemove', { name })}
        className={styles.remove}
        onClick={onDrop}
        type="button"
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}

/** By its place and when it was taken. */
function nameOf({ photo: { takenAt } }: WaitingPhoto, place: number, locale: string, say: Say): string {
  const number = place + 1;
  if (takenAt === undefined) return say('trayPhoto', { number });
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return say('trayPhotoTaken', { number, time: format.format(new Date(`${takenAt}Z`)) });
}

/** Photos that are on their way into the tray, and those that did not arrive. */
function Arriving({ desk, say }: { desk: PhotoDesk; say: Say }) {
  const most = useRef(0);
  const uploads = Object.entries(desk.uploads).filter(([name]) => name.startsWith(trayUpload));
  const failed = uploads.filter(([, { failure }]) => failure !== null);
  const coming = uploads.length - failed.length;
  most.current = coming === 0 ? 0 : Math.max(most.current, coming);
  const partly = uploads.reduce((sum, [, { failure, progress }]) => sum + (failure ? 0 : progress), 0);
  return (
    <>
      {coming > 0 && (
        <label className={styles.arriving}>
          <span>{say('trayArriving', { count: coming })}</span>
          <progress max={most.current} value={most.current - coming + partly} />
        </label>
      )}
      {failed.map(([name, upload]) => (
        <Failed desk={desk} key={name} name={name} say={say} upload={upload} />
      ))}
    </>
  );
}

type FailedProps = { desk: PhotoDesk; name: string; upload: Upload; say: Say };

function Failed({ desk, name, upload: { file, failure }, say }: FailedProps) {
  if (!failure) return null;
  const why = failure.sentence ?? say(failure.reason === 'too-large' ? 'photoTooLarge' : 'uploadBroken');
  return (
    <p className={styles.failure} role="alert">
      {file.name}: {why}{' '}
      {!isFinal(failure.reason) && (
        <button className={controls.way} onClick={() => desk.retry(name)} type="button">
          {say('retry')}
        </button>
      )}
      <button className={controls.way} onClick={() => desk.cancel(name)} type="button">
        {say('cancel')}
      </button>
    </p>
  );
}
