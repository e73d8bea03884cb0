import type { FormField } from '../../base/schema/definitions.ts';
import { useFindingCount } from '../../store/findings-store.ts';
import { useOpening } from '../../store/opening-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './field/field-shell.module.css';

type TabCountProps = {
  uid: string;
  fields: readonly FormField[];
  /** Counts findings about translations of the fields, and not about the fields themselves. */
  translations?: boolean;
};

/** Number of findings on a tab. */
export function TabCount({ uid, fields, translations = false }: TabCountProps) {
  const say = useMessages();
  const storyId = useOpening((state) => state.storyId);
  const { errors, warnings } = useFindingCount(storyId, (finding) => {
    if (finding.uid !== uid || finding.field === undefined) return false;
    const [name, language] = finding.field.split('__i18n__');
    return fields.some((field) => field.name === name) && (language !== undefined) === translations;
  });
  const count = errors + warnings;
  if (count === 0) return null;
  return (
    <span className={styles.count} data-tone={errors > 0 ? 'error' : 'warning'}>
      <span aria-hidden>{count}</span>
      <span className={styles.visuallyHidden}>
        {say(count === 1 ? 'findings.one' : 'findings.many', { count })}
      </span>
    </span>
  );
}
