import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import type {
  Release,
  ReleaseFinding,
  ReleaseStory,
} from '../../../content-space/releases/release-answers.ts';
import { openDraft } from '../../actions/opening/open-story.ts';
import { approve, join, takeOut } from '../../actions/releases/change-release.ts';
import type { ApiError } from '../../base/api/result.ts';
import { closeDialog, openDialog } from '../../store/dialog-store.ts';
import { useMay, useOpenSession } from '../../store/session-store.ts';
import { authorName } from '../messages/author-name.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { changeWords } from '../versions/change-words.ts';
import styles from './releases.module.css';

type ReleasePagesProps = {
  release: Release;
  pages: readonly ReleaseStory[];
  findings: readonly ReleaseFinding[];
};

/** The pages of a release with what it changes of each, and what can be done about it. */
export function ReleasePages({ release, pages, findings }: ReleasePagesProps) {
  const say = useMessages();
  const [error, setError] = useState<ApiError>();
  return (
    <>
      {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
      <ul className={styles.pages}>
        {pages.map((page) => (
          <PageItem
            key={page.story_id}
            release={release}
            page={page}
            needsApproval={findings.some(
              ({ code, story_id }) => code === 'not_approved' && story_id === page.story_id,
            )}
            onError={setError}
          />
        ))}
      </ul>
    </>
  );
}

type PageItemProps = {
  release: Release;
  page: ReleaseStory;
  needsApproval: boolean;
  onError(error: ApiError | undefined): void;
};

function PageItem({ release: { id, released }, page, needsApproval, onError }: PageItemProps) {
  const say = useMessages();
  const { config } = useOpenSession();
  const mayApprove = useMay('approve');
  const { story_id: storyId, name, contradictions } = page;
  const run = async (work: Promise<ApiError | undefined>) => onError(await work);
  return (
    <li className={styles.page}>
      <span className={styles.pageName}>
        <span className={styles.name}>{name}</span>
        <span className={styles.path}>
          {page.full_slug} · {authorName(say, page.author)}
          {page.only_draft && ` · ${say('release.onlyDraft')}`}
          {page.approved_by && ` · ${say('release.approvedBy', { name: authorName(say, page.approved_by) })}`}
        </span>
        <span>{changeWords(say, page.changes, config.languages)}</span>
        {contradictions > 0 ? (
          <span className={styles.warning}>
            {say(contradictions === 1 ? 'release.contradiction' : 'release.contradictions', {
              count: contradictions,
            })}
          </span>
        ) : (
          page.is_behind && <span className={styles.path}>{say('release.behind')}</span>
        )}
      </span>
      <span className={styles.tools}>
        <Button
          kind="link"
          aria-label={say('release.openOf', { name })}
          onPress={() => {
            closeDialog();
            void openDraft(storyId, released ? undefined : id);
          }}
        >
          {say('plan.openPage')}
        </Button>
        {contradictions > 0 ? (
          <Button
            kind="link"
            aria-label={say('release.settleOf', { name })}
            onPress={() => openDialog('settle-release', { release: id, storyId, name })}
          >
            {say('release.settle')}
          </Button>
        ) : (
          page.is_behind && (
            <Button
              kind="link"
              aria-label={say('release.joinOf', { name })}
              onPress={() => void run(join(id, storyId, []))}
            >
              {say('release.join')}
            </Button>
          )
        )}
        {needsApproval && mayApprove && (
          <Button
            kind="link"
            aria-label={say('release.approveOf', { name })}
            onPress={() => void run(approve(id, page))}
          >
            {say('release.approve')}
          </Button>
        )}
        {!released && (
          <Button
            kind="link"
            aria-label={say('release.removeOf', { name })}
            onPress={() => void run(takeOut(id, storyId))}
          >
            {say('release.remove')}
          </Button>
        )}
      </span>
    </li>
  );
}
