import type { Severity } from '@blattwerk/schemas/rules/model/finding.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import styles from './findings.module.css';

const order = { error: 0, warning: 1, info: 2 };

/** Findings with the gravest first. */
export const gravestFirst = <T extends { severity: Severity }>(findings: readonly T[]): T[] =>
  findings.toSorted((one, other) => order[one.severity] - order[other.severity]);

type FindingItemProps = { severity: Severity; place: string; sentence: ReactNode; children?: ReactNode };

/** One finding in a list: how grave it is, what to do, where it stands, and ways to put it right. */
export function FindingItem({ severity, place, sentence, children }: FindingItemProps) {
  const say = useMessages();
  return (
    <li className={styles.item}>
      <span
        className={styles.mark}
        data-severity={severity}
        role="img"
        aria-label={say(`severity.${severity}`)}
      />
      {sentence}
      <span className={styles.where}>{place}</span>
      {children}
    </li>
  );
}
