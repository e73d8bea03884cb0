import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy } from '@blattwerk/field-plugins/look/notice.tsx';
import type { ReleaseFinding, ReleaseStory } from '../../../content-space/releases/release-answers.ts';
import { openDraft } from '../../actions/opening/open-story.ts';
import type { ReleaseVerdict } from '../../base/api/releases-api.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './releases.module.css';

type ReleaseFindingsProps = ReleaseVerdict & {
  release: number;
  pages: readonly ReleaseStory[];
  isJudging: boolean;
};

/** What stands in the way of a release, and what of it is over by its moment, page by page; each leads to its block. */
export function ReleaseFindings({ release, pages, findings, seasonsOver, isJudging }: ReleaseFindingsProps) {
  const say = useMessages();
  if (isJudging && findings.length + seasonsOver.length === 0) return <Busy>{say('release.judging')}</Busy>;
  return (
    <>
      {findings.length === 0 ? (
        <p role="status" className={styles.clean}>
          {say('release.clean')}
        </p>
      ) : (
        <section className={styles.findings} aria-label={say('release.standing')}>
          <p role="status">
            {say(findings.length === 1 ? 'release.error' : 'release.errors', { count: findings.length })}
          </p>
          <ByPage release={release} pages={pages} findings={findings} />
        </section>
      )}
      {seasonsOver.length > 0 && (
        <section className={styles.findings} data-tone="warning" aria-label={say('release.over')}>
          <p>{say('release.overThen')}</p>
          <ByPage release={release} pages={pages} findings={seasonsOver} />
        </section>
      )}
    </>
  );
}

type ByPageProps = { release: number; pages: readonly ReleaseStory[]; findings: readonly ReleaseFinding[] };

function ByPage({ release, pages, findings }: ByPageProps) {
  const say = useMessages();
  return [...Map.groupBy(findings, ({ story_id }) => story_id)].map(([id, found]) => (
    <div key={id}>
      <strong>{pages.find(({ story_id }) => story_id === id)?.name}</strong>
      <ul className={styles.reasons}>
        {found.map(({ code, uid, field, message }) => (
          <li key={`${code} ${uid} ${field}`}>
            <Button
              kind="link"
              onPress={() => {
                closeDialog();
                void openDraft(id, release, uid);
              }}
            >
              {message[say.language]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  ));
}
