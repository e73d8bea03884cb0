import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { SubjectKey } from '@blattwerk/schemas/usage/subject.ts';
import type { SubjectUsage } from '../../../workspace-api/usage-answer.ts';
import { openStory } from '../../actions/opening/open-story.ts';
import { reasonOf } from '../../base/api/result.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useUsage } from '../../store/server/usage.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './usage.module.css';
import { subjectLabel, usageSentence } from './usage-sentences.ts';

/** The pages that use something, each a way to open it; the first subject is spread out. */
export function UsageDialog({ subjects }: { subjects: readonly SubjectKey[] }) {
  const say = useMessages();
  const { data, error, isPending, refetch } = useUsage(subjects);
  return (
    <Dialog title={say('usage.title')} size="medium" onClose={closeDialog}>
      {error && (
        <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
          {errorSentence(say, reasonOf(error))}
        </Notice>
      )}
      {isPending && <Busy>{say('usage.loading')}</Busy>}
      {data?.map((usage, index) => (
        <details key={usage.of} className={styles.subject} open={index === 0}>
          <summary>
            <span className={styles.name}>{subjectLabel(say, usage.of)}</span>{' '}
            <span className={styles.count}>{usageSentence(say, usage.of, usage)}</span>
          </summary>
          <Pages usage={usage} />
        </details>
      ))}
    </Dialog>
  );
}

function Pages({ usage: { uses, pages } }: { usage: SubjectUsage }) {
  const say = useMessages();
  const hidden = pages - uses.length;
  return (
    <ul className={styles.pages}>
      {uses.map(({ id, name, fullSlug, inDraft, inPublished }) => (
        <li key={id}>
          <Button
            kind="link"
            onPress={() => {
              closeDialog();
              void openStory(id);
            }}
          >
            {name}
          </Button>
          <span className={styles.address}>{fullSlug}</span>
          <span className={styles.state} data-live={inPublished > 0}>
            {inPublished === 0 ? say('usage.draftOnly') : say(inDraft === 0 ? 'usage.leaving' : 'usage.live')}
          </span>
        </li>
      ))}
      {hidden > 0 && <li className={styles.count}>{say('usage.more', { count: hidden })}</li>}
    </ul>
  );
}
