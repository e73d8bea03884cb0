import { type ReactNode, Suspense, useState } from 'react';
import type { Say } from '../texts.ts';
import styles from './preview-button.module.css';

type PreviewButtonProps = {
  say: Say;
  /** What is opened; loaded then. */
  children(onClose: () => void): ReactNode;
};

/** The way to the card as one will hold it. */
export function PreviewButton({ say, children }: PreviewButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button className={styles.open} onClick={() => setIsOpen(true)} type="button">
        {say('preview')}
      </button>
      {isOpen && <Suspense>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
