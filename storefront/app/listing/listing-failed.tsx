import type { MouseEvent } from 'react';
import { buttonClass } from '../components/button/button-class.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './listing.module.css';
import { useListingParts } from './listing-context.tsx';

/** The listing could not be loaded: says so, and tries again. Without scripts the page is loaded anew. */
export function ListingFailed({ onRetry }: { onRetry: () => void }) {
  const t = useLateMessages();
  const { state, hrefOf } = useListingParts();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <div className={styles.note} role="alert">
      <p className={styles.noteTitle}>{t('listing.failed')}</p>
      <p>{t('listing.failedHint')}</p>
      <p className={styles.noteWays}>
        <a className={buttonClass({ variant: 'secondary' })} href={hrefOf(state)} onClick={retry}>
          {t('action.retry')}
        </a>
      </p>
    </div>
  );
}
