import { useFindings } from '../../store/findings-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { FindingList } from '../findings/finding-list.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './health.module.css';
import type { PartProps } from './part-props.ts';

/** What the rules find, with the ways to put it right. */
export function RulesPart({ isMeant }: PartProps) {
  const say = useMessages();
  const findings = useFindings(useDocument(({ story }) => story.id)).filter(({ uid }) => isMeant(uid));
  if (findings.length === 0) return <p className={styles.quiet}>{say('health.clean')}</p>;
  return <FindingList findings={findings} onJump={() => {}} />;
}
