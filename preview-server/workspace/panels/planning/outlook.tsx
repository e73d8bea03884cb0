import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { reasonOf } from '../../base/api/result.ts';
import { closeDialog, type PlannedPage } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useFindingsAt } from '../../store/server/schedulings.ts';
import { useSettings } from '../../store/settings-store.ts';
import { FindingList } from '../findings/finding-list.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { isNew } from './new-findings.ts';
import styles from './planning.module.css';

type OutlookProps = { page: PlannedPage; at: Date };

/** What the judge says of a page for the moment it goes live: what would stop it, and what is no matter today. */
export function Outlook({ page, at }: OutlookProps) {
  const say = useMessages();
  const version = useDocument(({ story }) => (story.id === page.id ? story.current_version_id : undefined));
  const then = useFindingsAt(page.id, version, at);
  const now = useFindingsAt(page.id, version, undefined);
  const failure = then.error ?? now.error;
  if (failure) return <Notice tone="warning">{errorSentence(say, reasonOf(failure))}</Notice>;
  if (!then.data || !now.data) return <Busy>{say('plan.judging')}</Busy>;
  const errors = then.data.filter(({ severity }) => severity === 'error');
  const coming = then.data.filter(
    (finding) => finding.severity === 'warning' && isNew(finding, now.data ?? []),
  );
  return (
    <div className={styles.outlook}>
      <Notice tone={errors.length > 0 ? 'warning' : 'info'}>{verdict()}</Notice>
      {errors.length + coming.length > 0 && <Findings page={page} findings={[...errors, ...coming]} />}
    </div>
  );

  function verdict(): string {
    if (errors.length > 0)
      return say(errors.length === 1 ? 'plan.error' : 'plan.errors', { count: errors.length });
    return say(coming.length > 0 ? 'plan.changes' : 'plan.clean');
  }
}

function Findings({ page, findings }: { page: PlannedPage; findings: readonly Finding[] }) {
  const language = useSettings((settings) => settings.language);
  const openId = useDocument(({ story }) => story.id);
  if (openId === page.id) return <FindingList findings={findings} onJump={closeDialog} />;
  return (
    <ul className={styles.reasons}>
      {findings.map(({ code, path, message }) => (
        <li key={`${code} ${path.join('.')}`}>{message[language]}</li>
      ))}
    </ul>
  );
}
