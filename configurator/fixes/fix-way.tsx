import { type MouseEvent, useState } from 'react';
import controls from '../controls/controls.module.css';
import type { Say } from '../texts.ts';
import type { Fix, ShowFix } from './fix.ts';
import styles from './fix-way.module.css';

type FixWayProps = { fix: Fix; showFix: ShowFix; say: Say };

/** A fix at one press; what it changes can be looked at first. Stands in an element with `data-findings` that takes the focus. */
export function FixWay({ fix: { label, apply, shown }, showFix, say }: FixWayProps) {
  const [isOpen, setOpen] = useState(false);
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes with its finding, and the focus would be lost with it.
    if (shown) currentTarget.closest<HTMLElement>('[data-findings]')?.focus({ preventScroll: true });
    apply();
  };
  return (
    <div className={styles.fix}>
      <button className={controls.way} onClick={press} type="button">
        {label}
      </button>
      {shown && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary aria-label={say('fixLookOf', { fix: label })}>{say('fixLook')}</summary>
          <div aria-live="off">{isOpen && showFix(shown)}</div>
        </details>
      )}
    </div>
  );
}
