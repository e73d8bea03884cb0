import { Busy } from '@blattwerk/field-plugins/look/notice.tsx';
import type { ReleaseFinding, ReleaseStory } from '../../../content-space/releases/release-answers.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './releases.module.css';

type ReleaseFindingsProps = {
  pages: readonly ReleaseStory[];
  findings: readonly ReleaseFinding[];
  isJudging: boolean;
};

/** What stands in the way of a release, page by page. */
export function ReleaseFindings({ pages, findings, isJudging }: ReleaseFindingsProps) {
  const say = useMessages();
  if (isJudging && findings.length === 0) return <Busy>{say('release.judging')}</Busy>;
  if (findings.length === 0)
    return (
      <p role="status" className={styles.clean}>
        {say('release.clean')}
      </p>
    );
  const byPage = Map.groupBy(findings, ({ story_id }) => story_id);
  return (
    <section className={styles.findings} aria-label={say('release.standing')}>
      <p role="status">
        {say(findings.length === 1 ? 'release.error' : 'release.errors', { count: findings.length })}
      </p>
      {[...byPage].map(([id, found]) => (
        <div key={id}>
          <strong>{pages.find(({ story_id }) => story_id === id)?.name}</strong>
          <ul className={styles.reasons}>
            {found.map(({ code, uid, field, message }) => (
              <li key={`${code} ${uid} ${field}`}>{message[say.language]}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
