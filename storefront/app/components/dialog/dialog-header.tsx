import { useMessages } from '../../messages/messages-context.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog-header.module.css';

type DialogHeaderProps = {
  /** Of the title; the dialog is labelled by it. */
  id: string;
  title: string;
  onClose: () => void;
  /** `pop-up`: the close button stays in the corner beside a title of several lines. */
  look?: 'dialog' | 'pop-up';
};

/** Title and close button at the top of a dialog. */
export function DialogHeader({ id, title, onClose, look = 'dialog' }: DialogHeaderProps) {
  const t = useMessages();
  return (
    <div className={styles.header} data-look={look}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <button aria-label={t('dialog.close')} className={styles.close} onClick={onClose} type="button">
        <Icon name="close" size={24} />
      </button>
    </div>
  );
}
