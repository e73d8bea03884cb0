import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import styles from './format.module.css';
import { useFormatMessages } from './format-messages.ts';
import type { Offer } from './use-offer.ts';

/** Why there is nothing to choose from, or that it is on its way. */
export function OfferNotice({ offer }: { offer: Exclude<Offer, { state: 'ready' }> }) {
  const say = useFormatMessages();
  switch (offer.state) {
    case 'loading':
      return <div className={styles.loading} role="status" aria-label={say('loading')} />;
    case 'no-product':
      return <Notice tone="info">{say('noProduct')}</Notice>;
    case 'unknown-product':
      return <Notice tone="warning">{say('unknownProduct')}</Notice>;
    case 'failed':
      return (
        <Notice tone="error">
          {say(offer.failure.problem.status === 503 ? 'unreachable' : 'failed')}{' '}
          <Button kind="link" onPress={offer.retry}>
            {say('retry')}
          </Button>
        </Notice>
      );
  }
}
