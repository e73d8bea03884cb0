import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import styles from './wordmark.module.css';

/** The channel's name as it is set in header and footer, leading home. */
export function Wordmark() {
  const t = useMessages();
  const { channel, urls } = usePage();
  return (
    <a className={styles.wordmark} href={urls.home}>
      {channel === 'blattwerk' ? (
        <span>
          Blatt<span aria-hidden="true">·</span>werk
        </span>
      ) : (
        <span className={styles.framed}>myposter</span>
      )}
      <span className="visually-hidden">, {t('action.home')}</span>
    </a>
  );
}
