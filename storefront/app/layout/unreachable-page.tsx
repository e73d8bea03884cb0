import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { SentContent, UnreachableCause } from '../../page/document/page-content.ts';
import { Button } from '../components/button/button.tsx';
import { Headline } from '../components/headline/headline.tsx';
import { type StartKey, useMessages } from '../messages/messages-context.tsx';
import { navigate } from '../navigation/navigate.ts';
import { useContent } from '../navigation/router.tsx';
import styles from './error-page.module.css';

export const unreachableHeadline: Record<UnreachableCause, StartKey> = {
  connection: 'error.unreachableHeadline',
  shop: 'error.troubleHeadline',
};

const texts: Record<UnreachableCause, StartKey> = {
  connection: 'error.unreachableText',
  shop: 'error.troubleText',
};

/** Milliseconds: a connection that is back may take a moment more before it leads anywhere. */
const retriesMs = [0, 1000, 4000];

/** What stands where a page could not be fetched: tries again when asked to, and once the connection is back. */
export function UnreachablePage({ cause }: { cause: UnreachableCause }) {
  const t = useMessages();
  const content = useContent();
  const [tried, setTried] = useState<SentContent>();
  const retry = () => {
    setTried(content);
    navigate(location.href, { replace: true });
  };
  const onOnline = useEffectEvent(retry);
  // With the page itself: the connection may be back before other effects would run.
  useLayoutEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const listen = () => {
      timers = retriesMs.map((delay) => setTimeout(() => onOnline(), delay));
    };
    addEventListener('online', listen);
    return () => {
      removeEventListener('online', listen);
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return (
    <div className={styles.page}>
      <section className={styles.other}>
        <Headline as="h1" size="title">
          {t(unreachableHeadline[cause])}
        </Headline>
        <p>{t(texts[cause])}</p>
        <p>
          <Button isLoading={tried === content} loadingText={t('action.loading')} onClick={retry}>
            {t('action.retry')}
          </Button>
        </p>
      </section>
    </div>
  );
}
