import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';

type FormMessageProps = { kind: 'done' | 'refused'; children: ReactNode };

/** What became of a form, read out at once; where the form is gone, the focus moves to it. */
export function FormMessage({ kind, children }: FormMessageProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (kind === 'done') message.current?.focus();
  }, [kind]);
  return (
    <p
      className={styles.message}
      data-kind={kind}
      ref={message}
      role={kind === 'done' ? 'status' : 'alert'}
      tabIndex={kind === 'done' ? -1 : undefined}
    >
      {children}
    </p>
  );
}
