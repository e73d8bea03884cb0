import type { EditorWays } from '@blattwerk/configurator/desk/editor-props.ts';
import { useEffect, useRef } from 'react';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './seal-warnings.module.css';
import type { SealWarning } from './use-order-design.ts';

type SealWarningsProps = EditorWays & {
  warnings: readonly SealWarning[];
  /** Puts it into the basket as it is. */
  onGoOn(): void;
};

/** More than anybody reads at once; the list itself tells all of them. */
const mostTold = 5;

/** What would be printed as it is, and perhaps should not: told before it is in the basket, with the way to each field and the way on. */
export default function SealWarnings({ warnings, toText, onGoOn }: SealWarningsProps) {
  const t = useTopicMessages('configurator');
  const root = useRef<HTMLElement>(null);
  // Who has just pressed the button learns why nothing is in the basket.
  useEffect(() => root.current?.focus(), []);
  const left = warnings.length - mostTold;
  return (
    <section aria-label={t('configurator.warnings')} className={styles.warnings} ref={root} tabIndex={-1}>
      <p>{t('configurator.warningsTitle')}</p>
      <ul>
        {warnings.slice(0, mostTold).map(({ slot, row, message }) => (
          <li key={`${slot} ${row}`}>
            {message}{' '}
            <button
              aria-label={t('configurator.warningsChangeOf', { message })}
              onClick={() => toText(slot, row)}
              type="button"
            >
              {t('configurator.warningsChange')}
            </button>
          </li>
        ))}
        {left > 0 && <li>{t('configurator.warningsMore', { count: left })}</li>}
      </ul>
      <button className={styles.goOn} onClick={onGoOn} type="button">
        {t('configurator.warningsGoOn')}
      </button>
    </section>
  );
}
