import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { MergeConflict } from '../../../content-space/story-shape/merging/merge-content.ts';
import type { Side } from '../../actions/saving/meet-stored.ts';
import type { FieldPlace } from '../../base/schema/field-place.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './conflict.module.css';
import { MarkedText } from './marked-text.tsx';
import { valueText } from './value-text.ts';

type ConflictRowProps = {
  conflict: MergeConflict;
  place: FieldPlace;
  /** What either text is called. */
  labels: Record<Side, string>;
  side: Side;
  onChoose(side: Side): void;
};

/** One field with both texts, one of which is kept. */
export function ConflictRow({ conflict, place, labels, side, onChoose }: ConflictRowProps) {
  const say = useMessages();
  const mine = valueText(say, place.definition, conflict.mine);
  const theirs = valueText(say, place.definition, conflict.theirs);
  const texts = [
    { id: 'mine', label: labels.mine, text: mine, other: theirs },
    { id: 'theirs', label: labels.theirs, text: theirs, other: mine },
  ] as const;
  return (
    <RadioGroup
      className={styles.row ?? ''}
      value={side}
      onChange={(chosen) => onChoose(chosen === 'theirs' ? 'theirs' : 'mine')}
    >
      <Label className={styles.place ?? ''}>
        <span className={styles.block}>{place.block}</span>
        {place.field && <span className={styles.field}>{place.field}</span>}
      </Label>
      {texts.map(({ id, label, text, other }) => (
        <Radio key={id} value={id} className={styles.text ?? ''}>
          <span className={styles.side}>{label}</span>
          {text === '' ? (
            <span className={styles.empty}>{say('conflict.empty')}</span>
          ) : (
            <span className={styles.words}>
              <MarkedText text={text} other={other} />
            </span>
          )}
        </Radio>
      ))}
    </RadioGroup>
  );
}
