import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import { fileName, isImage } from './asset-value.ts';
import styles from './replace.module.css';
import { Thumbnail } from './thumbnail.tsx';
import type { ReplaceTask } from './use-library-view.ts';

/** What stands there now and what comes in its place, with what becomes of the words. */
export function ReplacePair({ task }: { task: ReplaceTask }) {
  const say = useMessages();
  const { asset } = task;
  if (task.kind === 'words') return <p>{say('library.wordsCome')}</p>;
  const by = task.kind === 'exchange' ? task.by : undefined;
  return (
    <>
      <div className={styles.pair}>
        <Thumbnail filename={asset.filename} />
        <ArrowRight size={16} aria-hidden />
        {task.kind === 'newFile' ? (
          <LocalThumbnail file={task.file} />
        ) : (
          by && <Thumbnail filename={by.filename} />
        )}
      </div>
      {task.kind === 'newFile' && <p>{say('library.wordsStay')}</p>}
      {by && isImage(by.filename) && (
        <p>
          {say(by.alt?.trim() ? 'library.wordsOfOther' : 'library.wordsStayUndescribed', {
            name: fileName(by.filename),
            alt: by.alt ?? '',
          })}
        </p>
      )}
    </>
  );
}

/** A picture of this computer, before it is sent. */
function LocalThumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className={styles.local}>
      {address && isImage(file.name) && <img src={address} alt="" />}
      <span className={styles.name}>{file.name}</span>
    </span>
  );
}
