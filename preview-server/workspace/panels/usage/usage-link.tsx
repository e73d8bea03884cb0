import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { SubjectKey } from '@blattwerk/schemas/usage/subject.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useUsage } from '../../store/server/usage.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './usage.module.css';
import { usageSentence } from './usage-sentences.ts';

type UsageLinkProps = {
  subject: SubjectKey;
  /** Further things the list explains, such as the theme a block shows. */
  others?(): SubjectKey[];
};

/** Number of pages that use the subject, as a link to the list; empty while loading. */
export function UsageLink({ subject, others }: UsageLinkProps) {
  const say = useMessages();
  const { data } = useUsage([subject]);
  const [usage] = data ?? [];
  if (!usage) return <span className={styles.link} aria-hidden />;
  return (
    <span className={styles.link}>
      <Button
        kind="link"
        aria-haspopup="dialog"
        onPress={() => openDialog('usage', { subjects: [subject, ...(others?.() ?? [])] })}
      >
        {usageSentence(say, subject, usage)}
      </Button>
    </span>
  );
}
