import { type ReactNode, Suspense, useState } from 'react';
import controls from '../controls/controls.module.css';

type OpenButtonProps = {
  label: string;
  /** What is opened; loaded then. */
  children(onClose: () => void): ReactNode;
};

/** The way to something that few need and all would wait for. */
export function OpenButton({ label, children }: OpenButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button className={controls.action} onClick={() => setIsOpen(true)} type="button">
        {label}
      </button>
      {isOpen && <Suspense>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
