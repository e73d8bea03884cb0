import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './fallback-note.module.css';

/** Says that some of a page is in another language than its own. */
export function FallbackNote({ language }: { language: string }) {
  const { locale } = usePage();
  const t = useMessages();
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return (
    <p className={styles.note} role="note">
      {t('page.fallback', { language: name })}
    </p>
  );
}
