import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

type DisclosureProps = {
  label: ReactNode;
  children: ReactNode;
  /** Where the panel opens. */
  side?: 'below' | 'above';
};

/** A button that unfolds a small panel. A native popover: Escape, a click elsewhere and focus are the browser's part. */
export function Disclosure({ label, children, side = 'below' }: DisclosureProps) {
  const id = useId();
  return (
    <>
      <button className={styles.button} popoverTarget={id} type="button">
        {label}
        <Icon name="chevronDown" size={16} />
      </button>
      <div className={styles.panel} data-side={side} id={id} popover="auto">
        {children}
      </div>
    </>
  );
}
