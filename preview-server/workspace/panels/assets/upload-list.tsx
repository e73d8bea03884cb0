import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { ProgressBar } from 'react-aria-components';
import { cancelUpload, retryUpload, takeTwin } from '../../actions/assets/uploads.ts';
import { forgetUploads, type Upload, useUploads } from '../../store/upload-store.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import { fileName } from './asset-value.ts';
import styles from './upload-list.module.css';
import { uploadSentence } from './upload-sentence.ts';

/** Files on their way into the library, each with how far it is; those that have come are counted. */
export function UploadList() {
  const say = useMessages();
  const uploads = useUploads();
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state.kind === 'done');
  const others = uploads.filter(({ state }) => state.kind !== 'done');
  return (
    <section className={styles.uploads} aria-label={say('library.uploads')}>
      {others.length > 0 && (
        <ul>
          {others.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <p className={styles.arrived} role="status">
          {done.length === 1 && done[0]
            ? say('library.arrivedOnce', { name: done[0].file.name })
            : say('library.arrived', { count: done.length })}
          <Button kind="link" onPress={() => forgetUploads(({ state }) => state.kind === 'done')}>
            {say('library.dismiss')}
          </Button>
        </p>
      )}
    </section>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const say = useMessages();
  const { file, state } = upload;
  const part = state.kind === 'sending' ? Math.round(state.part * 100) : 0;
  const isUnderway = state.kind === 'waiting' || state.kind === 'sending';
  return (
    <li className={styles.uploadRow}>
      <span className={styles.uploadName} title={file.name}>
        {file.name}
      </span>
      {isUnderway ? (
        <ProgressBar className={styles.progress ?? ''} value={part} aria-label={file.name}>
          <span className={styles.track}>
            <span className={styles.sent} style={{ width: `${part}%` }} />
          </span>
          <span>{state.kind === 'waiting' ? say('library.waiting') : `${part} %`}</span>
        </ProgressBar>
      ) : (
        <span className={styles.uploadState} data-state={state.kind} role="alert">
          {stateSentence(say, upload)}
        </span>
      )}
      <span className={styles.uploadTools}>
        {state.kind === 'twin' && <Tool label={say('library.takeTwin')} run={takeTwin} upload={upload} />}
        {!isUnderway && (
          <Tool
            label={say(state.kind === 'twin' ? 'library.uploadTwin' : 'action.retry')}
            run={retryUpload}
            upload={upload}
          />
        )}
        <Tool
          label={say(isUnderway ? 'action.cancel' : 'library.dismiss')}
          run={cancelUpload}
          upload={upload}
        />
      </span>
    </li>
  );
}

type ToolProps = { label: string; upload: Upload; run(upload: Upload): void };

/** What can be done with one file; its name tells the buttons of several apart. */
function Tool({ label, upload, run }: ToolProps) {
  return (
    <Button kind="link" aria-label={`${label}: ${upload.file.name}`} onPress={() => run(upload)}>
      {label}
    </Button>
  );
}

function stateSentence(say: Say, { file, state }: Upload): string {
  if (state.kind === 'twin') return say('library.twin', { twin: fileName(state.asset.filename) });
  return state.kind === 'failed' ? uploadSentence(say, file.name, state.error) : '';
}
