import type { Finding } from '@blattwerk/schemas/rules/finding.ts';
import { useSettings } from '../session/settings-store.ts';
import styles from './findings.module.css';

/** What the rules say about one field, right below it. */
export function FieldFindings({ id, findings }: { id: string; findings: readonly Finding[] }) {
  const language = useSettings((settings) => settings.language);
  return (
    <div id={id} className={styles.below}>
      {findings.map((finding) => (
        <p
          key={`${finding.code} ${finding.path.join('.')}`}
          className={styles.note}
          data-severity={finding.severity}
        >
          {finding.message[language]}
        </p>
      ))}
    </div>
  );
}
