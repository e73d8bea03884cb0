import { type ReactNode, useEffect, useId } from 'react';
import { Icon } from '../components/icon/icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { isPageCovered } from '../overlay/page-cover.ts';
import styles from './pop-up.module.css';

type PopUpProps = { title: string; onClose: () => void; children: ReactNode };

/** A question in the corner: it takes no focus and covers nobody's way; Escape sends it off. */
export function PopUp({ title, onClose, children }: PopUpProps) {
  const t = useMessages();
  const titleId = useId();
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isPageCovered()) onClose();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <section aria-labelledby={titleId} className={styles.popUp} role="dialog">
      <div className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <button aria-label={t('dialog.close')} className={styles.close} onClick={onClose} type="button">
          <Icon name="close" size={24} />
        </button>
      </div>
      {children}
    </section>
  );
}
