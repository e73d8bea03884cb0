import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './notice.module.css';

type NoticeProps = {
  tone?: 'info' | 'warning' | 'error';
  children: ReactNode;
  /** What can be done about it. */
  actions?: readonly { label: string; run(): void }[];
};

/** A sentence that says what is the matter, and what can be done. */
export function Notice({ tone = 'info', children, actions = [] }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={styles.noticeText}>{children}</span>
      {actions.length > 0 && (
        <span className={styles.noticeActions}>
          {actions.map(({ label, run }) => (
            <Button key={label} kind="link" onPress={run}>
              {label}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}

/** Stands where something is being fetched. */
export function Busy({ children }: { children: ReactNode }) {
  return (
    <div className={styles.busy} role="status">
      {children}
      <div className={styles.progress} />
    </div>
  );
}
