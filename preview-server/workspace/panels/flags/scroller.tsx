import type { ReactNode } from 'react';
import styles from './flags.module.css';

/** A table that is wider than a phone: scrolled by itself, by keys as well. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keys.
    <section aria-label={label} className={styles.scroller} tabIndex={0}>
      {children}
    </section>
  );
}
