import styles from './findings-list.module.css';

/** What would not be printed as it should be, and what helps. */
export type Finding = {
  key: string;
  sentence: string;
  fixes: readonly { label: string; apply(): void }[];
};

/** Findings, read out as they change. */
export function FindingsList({ findings }: { findings: readonly Finding[] }) {
  return (
    <div className={styles.findings} role="status">
      {findings.length === 0 ? null : (
        <ul>
          {findings.map(({ key, sentence, fixes }) => (
            <li key={key}>
              <span>{sentence}</span>
              {fixes.map(({ label, apply }) => (
                <button key={label} onClick={apply} type="button">
                  {label}
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
