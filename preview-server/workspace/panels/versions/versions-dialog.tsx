import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { getVersionContent, type StoryVersion } from '../../base/api/versions-api.ts';
import { replaceContent } from '../../base/content/edits.ts';
import { contentOf } from '../../base/content/stored-content.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { edit, useDocument } from '../../store/page/document.ts';
import { useVersions } from '../../store/server/queries.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { showVersion } from '../../store/viewing-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './versions.module.css';

/** Every save of the open page: look at one in the preview, or take it back into the draft. */
export function VersionsDialog() {
  const storyId = useDocument(({ story }) => story.id);
  return storyId === undefined ? null : <VersionList storyId={storyId} />;
}

function VersionList({ storyId }: { storyId: number }) {
  const say = useMessages();
  const { api } = useOpenSession();
  const current = useDocument((open) => open.version);
  const contentType = useDocument(({ story }) => story.content_type) ?? 'page';
  const { data: versions, error, isPending, refetch } = useVersions(storyId);
  const [failure, setFailure] = useState<ApiError>();

  const open = async (version: StoryVersion, use: 'show' | 'restore') => {
    const result = await getVersionContent(api, version.id);
    if (!result.ok) {
      setFailure(result.error);
      return;
    }
    const content = contentOf({ content: result.value, content_type: contentType });
    if (use === 'restore') edit(() => replaceContent(content));
    else showVersion({ title: say('versions.number', { number: version.number }), content });
    closeDialog();
  };

  const shown = error ? reasonOf(error) : failure;
  return (
    <Dialog title={say('versions.title')} size="medium" onClose={closeDialog}>
      {shown && (
        <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
          {errorSentence(say, shown)}
        </Notice>
      )}
      {isPending && <Busy>{say('versions.loading')}</Busy>}
      <ol className={styles.list}>
        {versions?.map((version) => (
          <li key={version.id} className={styles.version}>
            <span className={styles.number}>{say('versions.number', { number: version.number })}</span>
            <span className={styles.facts}>
              {new Date(version.created_at).toLocaleString(say('locale'), {
                dateStyle: 'medium',
                timeStyle: 'short',
              })}
              {' · '}
              {version.author}
              {version.published_at && ` · ${say('versions.wasPublished')}`}
            </span>
            {version.number === current ? (
              <span className={styles.current}>{say('versions.current')}</span>
            ) : (
              <span className={styles.actions}>
                <Button kind="link" onPress={() => void open(version, 'show')}>
                  {say('versions.show')}
                </Button>
                <Button kind="link" onPress={() => void open(version, 'restore')}>
                  {say('versions.restore')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
