import type { Fix, ShowFix } from '../fixes/fix.ts';
import { FixWay } from '../fixes/fix-way.tsx';
import type { Say } from '../texts.ts';
import styles from './findings-list.module.css';

/** What would not be printed as it should be, and what helps. */
export type Finding = {
  key: string;
  sentence: string;
  fixes: readonly Fix[];
};

type FindingsListProps = { findings: readonly Finding[]; showFix: ShowFix; say: Say };

/** Findings, read out as they change. */
export function FindingsList({ findings, showFix, say }: FindingsListProps) {
  return (
    <div className={styles.findings} data-findings role="status" tabIndex={-1}>
      {findings.length === 0 ? null : (
        <ul>
          {findings.map(({ key, sentence, fixes }) => (
            <li key={key}>
              <span>{sentence}</span>
              {fixes.map((fix) => (
                <FixWay fix={fix} key={fix.label} say={say} showFix={showFix} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
