import { useBlockCounts } from '../../store/figures/page-figures.ts';
import { useSettings } from '../../store/settings-store.ts';
import { useMessages } from '../messages/messages.ts';
import { countsSentence } from './block-counts.ts';
import styles from './block-figures.module.css';

/** What was counted of the block whose form is open, in words. */
export function CountsLine({ uid }: { uid: string }) {
  const say = useMessages();
  const days = useSettings(({ blockFigures }) => blockFigures?.days);
  const counts = useBlockCounts(uid);
  if (!counts || days === undefined) return null;
  return (
    <p className={styles.line}>
      {say('blockFigures.inDays', { count: days, sentence: countsSentence(say, counts) })}
    </p>
  );
}
