import type { BasketLine } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './line-names.module.css';

/** Whom the pieces of a line are for, to be looked through once more; nothing where all are the same. */
export function LineNames({ names }: Pick<BasketLine, 'names'>) {
  const t = useLateMessages();
  if (names.length === 0) return null;
  return (
    <details className={styles.names}>
      <summary>{t('basket.showNames')}</summary>
      <ol>
        {names.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone
          <li key={place}>{[row.names, ...row.place.split('\n')].filter(Boolean).join(', ')}</li>
        ))}
      </ol>
    </details>
  );
}
