import { useBlockCounts } from '../../store/figures/page-figures.ts';
import { useMessages } from '../messages/messages.ts';
import { countsSentence, shortCounts } from './block-counts.ts';
import styles from './block-figures.module.css';

/** Beside a block in the tree: how often it was seen and clicked, while figures are shown. */
export function CountsMark({ uid }: { uid: string }) {
  const say = useMessages();
  const counts = useBlockCounts(uid);
  if (!counts) return null;
  const sentence = countsSentence(say, counts);
  return (
    <span role="img" aria-label={sentence} className={styles.mark} title={sentence}>
      {shortCounts(say, counts)}
    </span>
  );
}
