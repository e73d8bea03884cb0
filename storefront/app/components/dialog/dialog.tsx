import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { coverPage } from '../../state/page-cover.ts';
import { MissingCodeNotice } from '../missing-code-notice/missing-code-notice.tsx';
import styles from './dialog.module.css';
import { DialogHeader } from './dialog-header.tsx';

type DialogProps = {
  isOpen: boolean;
  /** Called for the close button, Escape and a click beside the dialog. */
  onClose: () => void;
  title: string;
  /** `drawer` slides in from the side and takes the full height, `large` is nearly as large as the window. */
  look?: 'dialog' | 'drawer' | 'large';
  children: ReactNode;
};

/** A modal dialog on the native element: the page behind is inert, and closing gives the focus back. */
export function Dialog({ isOpen, onClose, title, look = 'dialog', children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  useEffect(() => (isOpen ? coverPage() : undefined), [isOpen]);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog too, the click is an addition.
    <dialog
      aria-labelledby={titleId}
      className={styles[look]}
      onClick={closeBeside}
      onClose={onClose}
      ref={dialog}
    >
      <div className={styles.panel}>
        <DialogHeader id={titleId} onClose={onClose} title={title} />
        {isOpen && (
          <div className={styles.content}>
            <MissingCodeNotice />
            {children}
          </div>
        )}
      </div>
    </dialog>
  );
}
