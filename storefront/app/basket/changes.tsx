import type { BasketChange } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './basket-page.module.css';

/** What is no longer as it was when the shopper last saw the basket, line by line. */
export function Changes({ changes }: { changes: readonly BasketChange[] }) {
  const t = useLateMessages();
  if (changes.length === 0) return null;
  return (
    <section aria-label={t('basket.changes')} className={styles.changes}>
      <h2 className={styles.changesTitle}>{t('basket.changes')}</h2>
      <ul>
        {changes.map(({ kind, lineId, text }) => (
          <li key={`${kind} ${lineId} ${text}`}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
