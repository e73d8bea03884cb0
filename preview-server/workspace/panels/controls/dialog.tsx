import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useMessages } from '../messages/messages.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  title: string;
  onClose(): void;
  /** `large` is as high as it may be, for lists that are scrolled, `full` as wide, too; the others are as high as what they hold. */
  size?: 'small' | 'medium' | 'wide' | 'large' | 'full';
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A modal dialog that is open as long as it is rendered. */
export function Dialog({ title, onClose, size = 'small', role = 'dialog', actions, children }: DialogProps) {
  const say = useMessages();
  return (
    <ModalOverlay
      isOpen
      isDismissable={role === 'dialog'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''} data-size={size}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <header className={styles.dialogHead}>
            <Heading slot="title" className={styles.dialogTitle ?? ''}>
              {title}
            </Heading>
            <IconButton label={say('action.close')} onPress={onClose}>
              <X size={16} aria-hidden />
            </IconButton>
          </header>
          <div className={styles.dialogBody}>{children}</div>
          {actions && <footer className={styles.dialogFoot}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
