import { useState } from 'react';
import { useIsMounted } from '../components/use-is-mounted.ts';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './events.module.css';

type CopyLinkProps = { guest: string; url: string };

/** Copies a guest's link; where no scripts run, the guest's page shows it. */
export function CopyLink({ guest, url }: CopyLinkProps) {
  const t = useTopicMessages('events');
  const isMounted = useIsMounted();
  const [said, setSaid] = useState<'events.copied' | 'events.notCopied'>();
  // Browsers give it to pages of safe origins alone.
  const canCopy = isMounted && 'clipboard' in navigator;
  if (!canCopy) return null;
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setSaid('events.copied'),
      () => setSaid('events.notCopied'),
    );
  };
  return (
    <span className={styles.copy}>
      <button aria-label={t('events.copyOf', { guest })} className={styles.way} onClick={copy} type="button">
        {t('events.copy')}
      </button>
      <span role="status">{said && t(said)}</span>
    </span>
  );
}
