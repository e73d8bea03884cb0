import { type FocusEvent, useRef, useState } from 'react';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './form.module.css';
import { TextField } from './text-field.tsx';

type CheckedEmailFieldProps = {
  /** `username` where the address is what a password belongs to. */
  autoComplete: 'email' | 'username';
  defaultValue?: string | undefined;
  errors: readonly string[];
};

/** Asks for the address that everything is sent to, and whether a slip of the fingers was meant. */
export function CheckedEmailField(props: CheckedEmailFieldProps) {
  const t = useLateMessages();
  const field = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();

  async function lookAt({ currentTarget }: FocusEvent<HTMLInputElement>) {
    field.current = currentTarget;
    // Without it nothing is asked.
    const code = await import('./meant-email.ts').catch(() => undefined);
    setMeant(code?.meantEmail(currentTarget.value));
  }

  function takeOver() {
    const { current } = field;
    if (!current || !meant) return;
    current.value = meant;
    // The form keeps what is typed.
    current.dispatchEvent(new Event('input', { bubbles: true }));
    current.focus();
    setMeant(undefined);
  }

  return (
    <div className={styles.field}>
      <TextField
        {...props}
        label={t('form.email')}
        maxLength={254}
        name="email"
        onBlur={lookAt}
        required
        type="email"
      />
      <p className={styles.remark} role="status">
        {meant && (
          <>
            {t('checkout.meantEmail')}{' '}
            <button className={styles.meant} onClick={takeOver} type="button">
              {meant}
            </button>
            {t('checkout.meantEmailEnd')}
          </>
        )}
      </p>
    </div>
  );
}
