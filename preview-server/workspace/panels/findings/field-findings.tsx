import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { useSettings } from '../../store/settings-store.ts';
import styles from './findings.module.css';
import { FixButtons } from './fix-buttons.tsx';

/** Findings of one field, below its control. */
export function FieldFindings({ id, findings }: { id: string; findings: readonly Finding[] }) {
  const language = useSettings((settings) => settings.language);
  return (
    <div id={id} className={styles.below}>
      {findings.map((finding) => (
        <div
          key={`${finding.code} ${finding.path.join('.')}`}
          className={styles.note}
          data-severity={finding.severity}
        >
          <p>{finding.message[language]}</p>
          <FixButtons finding={finding} isBelowControl />
        </div>
      ))}
    </div>
  );
}
