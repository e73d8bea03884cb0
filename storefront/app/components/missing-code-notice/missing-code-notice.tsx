import type { MouseEvent } from 'react';
import { usePage } from '../../context/page-context.tsx';
import { loadMissingCode, missingCode } from '../../late/missing-code.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useStore } from '../../state/create-store.ts';
import styles from './missing-code-notice.module.css';

/** Of the notice that stands in every page: shown without React where even its code is missing. */
export const pageNoticeId = 'nicht-geladen';

/** Says that a part of the page could not be loaded, with a link that tries again: by loading the page, without scripts. */
export function MissingCodeNotice({ id }: { id?: string }) {
  const t = useMessages();
  const { path } = usePage();
  const isMissing = useStore(missingCode).length > 0;
  const tryAgain = (event: MouseEvent) => {
    event.preventDefault();
    loadMissingCode();
  };
  return (
    <div className={id ? styles.floating : styles.notice} hidden={!isMissing} id={id} role="alert">
      <p>{t('error.missingCode')}</p>
      <a href={path} onClick={tryAgain}>
        {t('action.retry')}
      </a>
    </div>
  );
}
