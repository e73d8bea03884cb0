import {
  type FieldChange,
  withoutBlocks,
} from '../../../content-space/story-shape/difference/story-difference.ts';
import type { Block } from '../../base/content/block.ts';
import { markedWords } from '../../base/marked-words/marked-words.ts';
import { isRichText, type Word, wordsOf, wordsOfRichText } from '../../base/marked-words/words-of.ts';
import { fieldPlace } from '../../base/schema/field-place.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { valueText } from '../conflict/value-text.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './comparison.module.css';
import { MarkedPassages } from './marked-passages.tsx';

/** One field of a block, with the words marked that came and went. */
export function FieldDifference({ block, change }: { block: Block; change: FieldChange }) {
  const say = useMessages();
  const { config } = useOpenSession();
  const { field, definition } = fieldPlace(block, change.field, config.languages, say.language);
  const [before, after] = [withoutBlocks(change.before), withoutBlocks(change.after)];
  const isText = isRichText(before) || isRichText(after);
  const words = (value: unknown): Word[] =>
    isText ? wordsOfRichText(value) : wordsOf(valueText(say, definition, value));
  const [was, is] = [words(before), words(after)];
  const passages = markedWords(was, is);
  // Such as another file under the same name.
  const isUntold = passages.every(({ kind }) => kind === 'kept');
  return (
    <div className={styles.field}>
      <dt className={styles.fieldName}>{field}</dt>
      <dd className={styles.words}>
        {isUntold ? (
          <span className={styles.quiet}>{say('comparison.untold')}</span>
        ) : (
          <MarkedPassages passages={passages} />
        )}
      </dd>
    </div>
  );
}
