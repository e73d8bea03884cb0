import { diffWordsWithSpace } from 'diff';
import styles from './conflict.module.css';

/** Beyond this length two texts are shown as they are: comparing them would keep the window waiting. */
const maxLength = 20_000;

/** A text, with the words marked that the other one does not have. */
export function MarkedText({ text, other }: { text: string; other: string }) {
  if (text.length + other.length > maxLength) return <>{text}</>;
  return diffWordsWithSpace(other, text)
    .filter(({ removed }) => !removed)
    .map(({ added, value }, position) =>
      added ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
        <mark key={position} className={styles.mark}>
          {value}
        </mark>
      ) : (
        value
      ),
    );
}
