import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { getVersion, type StoryVersion } from '../../base/api/versions-api.ts';
import { replaceContent } from '../../base/content/edits.ts';
import { contentOf } from '../../base/content/stored-content.ts';
import { closeDialog, openDialog } from '../../store/dialog-store.ts';
import { edit, useDocument } from '../../store/page/document.ts';
import { isDirty } from '../../store/page/document-store.ts';
import { useVersions } from '../../store/server/queries.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { showVersion } from '../../store/viewing-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { VersionRow, type VersionUse } from './version-row.tsx';
import styles from './versions.module.css';

/** Every save of the open page: what it changed, beside the draft, in the preview, or taken back into the draft. */
export function VersionsDialog() {
  const storyId = useDocument(({ story }) => story.id);
  return storyId === undefined ? null : <VersionList storyId={storyId} />;
}

function VersionList({ storyId }: { storyId: number }) {
  const say = useMessages();
  const { api } = useOpenSession();
  const current = useDocument((open) => open.version);
  const dirty = useDocument(isDirty) ?? false;
  const contentType = useDocument(({ story }) => story.content_type) ?? 'page';
  const liveSince = useDocument(({ story }) => (story.published ? story.published_at : null)) ?? null;
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useVersions(storyId);
  const [failure, setFailure] = useState<ApiError>();
  const [now] = useState(() => Date.now());
  const versions = data?.pages.flatMap((page) => page.versions) ?? [];

  const open = async (version: StoryVersion, use: 'show' | 'restore') => {
    const result = await getVersion(api, version.id);
    if (!result.ok) {
      setFailure(result.error);
      return;
    }
    const content = contentOf({ content: result.value.content, content_type: contentType });
    if (use === 'restore') edit(() => replaceContent(content));
    else showVersion({ title: say('versions.number', { number: version.number }), content });
    closeDialog();
  };

  const doWith = async (version: StoryVersion, use: VersionUse) => {
    if (use === 'compare') openDialog('compare-versions', { before: version, after: 'draft' });
    else if (use === 'changes') {
      const before = await versionBefore(version);
      if (before) openDialog('compare-versions', { before, after: version });
    } else await open(version, use);
  };

  /** The save that it was made of; where the list ends with it, the next page of it begins with that one. */
  const versionBefore = async ({ number }: StoryVersion): Promise<StoryVersion | undefined> => {
    const isBefore = (each: StoryVersion) => each.number === number - 1;
    const known = versions.find(isBefore);
    if (known) return known;
    const more = await fetchNextPage();
    if (more.error) setFailure(reasonOf(more.error));
    return more.data?.pages.flatMap((page) => page.versions).find(isBefore);
  };

  const shown = error ? reasonOf(error) : failure;
  return (
    <Dialog title={say('versions.title')} size="large" onClose={closeDialog}>
      {shown && (
        <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
          {errorSentence(say, shown)}
        </Notice>
      )}
      {isPending && <Busy>{say('versions.loading')}</Busy>}
      <ol className={styles.list} aria-label={say('versions.title')}>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isCurrent={version.number === current}
            isOther={version.number !== current || dirty}
            isLive={liveSince !== null && version.published_at === liveSince}
            now={now}
            onUse={(use) => void doWith(version, use)}
          />
        ))}
      </ol>
      {hasNextPage && (
        <div className={styles.more}>
          <Button isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {say('versions.older', { count: (data?.pages[0]?.total ?? 0) - versions.length })}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
