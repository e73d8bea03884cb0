import { type KeyboardEvent, type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

type DisclosureProps = {
  label: ReactNode;
  children: ReactNode;
  /** Where the panel opens. */
  side?: 'below' | 'above';
};

/** A button that unfolds a small panel; Escape, a click elsewhere and leaving by keyboard fold it again. */
export function Disclosure({ label, children, side = 'below' }: DisclosureProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    root.current?.querySelector('summary')?.focus();
  };
  return (
    <details
      className={styles.disclosure}
      data-side={side}
      onKeyDown={closeOnEscape}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setIsOpen(event.currentTarget.open)}
      open={isOpen}
      ref={root}
    >
      <summary className={styles.summary}>
        {label}
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
