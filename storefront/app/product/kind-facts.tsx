import type { KindFact } from '../../page/kinds/kind.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './kind-facts.module.css';

/** What is true of products of this kind only; nothing where there is no such fact. */
export function KindFacts({ facts }: { facts: readonly KindFact[] }) {
  const t = useLateMessages();
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text, details }) => (
        <Fact key={term} term={t(term)} text={[text, ...details.map((detail) => t(detail))].join(', ')} />
      ))}
    </dl>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </>
  );
}
