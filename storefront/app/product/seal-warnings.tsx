import type { EditorWays } from '@blattwerk/configurator/desk/editor-props.ts';
import { useEffect, useRef } from 'react';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { type SealNote, toldTogether } from './seal-notes.ts';
import styles from './seal-warnings.module.css';
import type { ToDecide } from './use-order-design.ts';

type SealWarningsProps = {
  toDecide: ToDecide;
  ways: EditorWays;
  /** Puts it into the basket as it is. */
  onGoOn(): void;
};

/** More than anybody reads at once; the list itself tells all of them. */
const mostTold = 5;

/** What would be printed as it is and perhaps should not, or cannot be printed: with the way to each place, and the way on where there is one. */
export default function SealWarnings({ toDecide: { kind, notes }, ways, onGoOn }: SealWarningsProps) {
  const t = useTopicMessages('configurator');
  const root = useRef<HTMLElement>(null);
  // Who has just pressed the button learns why nothing is in the basket.
  useEffect(() => root.current?.focus(), []);
  const numberOf = (slot: string) => ways.photoNumber(slot) ?? 0;
  // Words first, then photos as the editor counts them.
  const placeOf = ({ kind: of, slot }: SealNote) => (of === 'photo' ? numberOf(slot) : 0);
  const told = toldTogether(notes.toSorted((one, other) => placeOf(one) - placeOf(other)));
  const left = told.length - mostTold;
  const said = ({ kind: of, slots, before, message }: (typeof told)[number]) => {
    const [first = 0, ...others] = of === 'photo' ? slots.map(numberOf) : [];
    if (first === 0) return message;
    return before === undefined
      ? t('configurator.warningOfPhoto', { number: [first, ...others].join(', '), message })
      : t('configurator.photoTwice', { number: first, before: numberOf(before) });
  };
  const goTo = ({ kind: of, slot, row }: SealNote) =>
    of === 'photo' ? ways.toPhoto(slot) : ways.toText(slot, row);
  return (
    <section aria-label={t('configurator.warnings')} className={styles.warnings} ref={root} tabIndex={-1}>
      <p>{t(kind === 'warned' ? 'configurator.warningsTitle' : 'configurator.hindrancesTitle')}</p>
      <ul>
        {told.slice(0, mostTold).map((note) => (
          <li key={`${note.slot} ${note.row} ${note.message}`}>
            {said(note)}{' '}
            <button
              aria-label={t('configurator.warningsChangeOf', { message: said(note) })}
              onClick={() => goTo(note)}
              type="button"
            >
              {t('configurator.warningsChange')}
            </button>
          </li>
        ))}
        {left > 0 && <li>{t('configurator.warningsMore', { count: left })}</li>}
      </ul>
      {kind === 'warned' && (
        <button className={styles.goOn} onClick={onGoOn} type="button">
          {t('configurator.warningsGoOn')}
        </button>
      )}
    </section>
  );
}
