import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import type { Asset, UsingPages } from '../../../content-space/story-shape/asset-answers.ts';
import { removeAssets } from '../../actions/assets/asset-actions.ts';
import type { ApiError } from '../../base/api/result.ts';
import { useUsingPages } from '../../store/server/library.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import styles from './asset-details.module.css';
import { fileName } from './asset-value.ts';
import { PageList } from './page-list.tsx';
import type { LibraryView } from './use-library-view.ts';

/** Says which pages use the files before they are deleted. */
export function DeletePanel({ assets, view }: { assets: readonly Asset[]; view: LibraryView }) {
  const say = useMessages();
  const ids = assets.map(({ id }) => id);
  const { data } = useUsingPages(ids);
  const [error, setError] = useState<ApiError>();
  const [only] = assets.length === 1 ? assets : [];
  const name = only ? fileName(only.filename) : '';
  const title = only
    ? say('library.deleteOnce', { name })
    : say('library.deleteSeveral', { count: assets.length });
  const remove = async () => {
    const failure = await removeAssets(ids, name);
    setError(failure);
    if (!failure) view.chooseNone();
  };
  return (
    <section className={styles.details} aria-label={title}>
      <h3 className={styles.file}>{title}</h3>
      {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
      {data ? (
        <>
          <p>{lossSentence(say, data, assets.length)}</p>
          <PageList pages={data.pages} />
        </>
      ) : (
        <Busy>{say('usage.loading')}</Busy>
      )}
      <div className={styles.actions}>
        {only && data && data.used > 0 && (
          <Button onPress={() => view.setTask({ kind: 'exchange', asset: only, by: undefined })}>
            {say('library.replaceFirst')}
          </Button>
        )}
        <Button kind="danger" isDisabled={!data} onPress={() => void remove()}>
          {say(data && data.used > 0 ? 'library.deleteAnyway' : 'library.deleteNow')}
        </Button>
        <Button onPress={() => view.setTask(undefined)} autoFocus>
          {say('action.cancel')}
        </Button>
      </div>
    </section>
  );
}

function lossSentence(say: Say, { pages, used }: UsingPages, files: number): string {
  if (used === 0) return say(files === 1 ? 'library.deletesUnused' : 'library.deletesAllUnused');
  const live = pages.filter(({ isLive }) => isLive).length;
  if (files === 1) return say('library.deletesUsed', { pages: pages.length, live });
  return say('library.deletesSomeUsed', { used, files, pages: pages.length, live });
}
