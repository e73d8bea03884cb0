import { type RefObject, useRef, useState } from 'react';
import controls from '../controls/controls.module.css';
import { inNumberOrder } from '../photos/draft-photo.ts';
import type { SendPhoto } from '../photos/send-photo.ts';
import { isFinal, type Upload, type Uploads } from '../photos/uploads.ts';
import { useUploads } from '../photos/use-uploads.ts';
import type { Say } from '../texts.ts';
import styles from './phone.module.css';
import { useWaitingFiles } from './use-waiting-files.ts';

/** JPEG first and no HEIC: then iPhones hand over JPEGs. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/tiff';

/** What a phone sends photos with. @param link its number @param send the same function as long as it is shown */
export function PhoneSender({ link, send, say }: { link: string; send: SendPhoto; say: Say }) {
  const library = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const [chosen, setChosen] = useState(0);
  const { uploads, current } = useUploads(send, () => setSent((count) => count + 1));
  const all = Object.entries(current);
  const failed = all.filter(([, { failure }]) => failure !== null);
  const coming = all.length - failed.length;
  const partly = all.reduce((sum, [, { failure, progress }]) => sum + (failure ? 0 : progress), 0);

  const sendAll = (files: readonly File[]) => {
    files.forEach((file, index) => {
      uploads.add(`phone ${chosen + index}`, file);
    });
    setChosen(chosen + files.length);
  };
  useWaitingFiles(link, current, sendAll);
  const take = (input: HTMLInputElement) => {
    sendAll(inNumberOrder([...(input.files ?? [])]));
    // The same file may be chosen again.
    input.value = '';
  };
  const field = (ref: RefObject<HTMLInputElement | null>, isCamera: boolean) => (
    <input
      accept={accepted}
      aria-label={say(isCamera ? 'phoneCamera' : 'choosePhotos')}
      capture={isCamera ? 'environment' : undefined}
      hidden
      multiple={!isCamera}
      onChange={({ currentTarget }) => take(currentTarget)}
      ref={ref}
      type="file"
    />
  );

  return (
    <div className={styles.sender}>
      {field(library, false)}
      {field(camera, true)}
      <button className={styles.choose} onClick={() => library.current?.click()} type="button">
        {say('choosePhotos')}
      </button>
      <button className={styles.fetch} onClick={() => camera.current?.click()} type="button">
        {say('phoneCamera')}
      </button>
      {coming > 0 && (
        <label className={styles.sending}>
          <span>{say('phoneSending', { sent, count: sent + coming })}</span>
          <progress max={sent + coming} value={sent + partly} />
        </label>
      )}
      {failed.map(([name, upload]) => (
        <Failed key={name} name={name} say={say} upload={upload} uploads={uploads} />
      ))}
      <div role="status">
        {sent > 0 && coming === 0 && (
          <p className={styles.done}>
            <strong>{say('phoneSent', { count: sent })}</strong> {say('phoneMore')}
          </p>
        )}
      </div>
    </div>
  );
}

type FailedProps = { uploads: Uploads; name: string; upload: Upload; say: Say };

function Failed({ uploads, name, upload: { file, failure }, say }: FailedProps) {
  if (!failure) return null;
  const why = failure.sentence ?? say(failure.reason === 'too-large' ? 'photoTooLarge' : 'uploadBroken');
  return (
    <p className={styles.failure} role="alert">
      <span>
        {file.name}: {why}
      </span>
      {!isFinal(failure.reason) && (
        <button className={controls.way} onClick={() => uploads.retry(name)} type="button">
          {say('retry')}
        </button>
      )}
      <button className={controls.way} onClick={() => uploads.cancel(name)} type="button">
        {say('removePhoto')}
      </button>
    </p>
  );
}
