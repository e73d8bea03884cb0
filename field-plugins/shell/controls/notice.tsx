import type { ReactNode } from 'react';
import styles from './controls.module.css';

type NoticeProps = { tone: 'error' | 'warning' | 'info'; children: ReactNode };

/** A sentence that says what is wrong and what to do. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
