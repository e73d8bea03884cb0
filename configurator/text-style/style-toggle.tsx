import { type Say, slotName } from '../texts.ts';
import styles from './style-toggle.module.css';

type StyleToggleProps = { slot: string; isOpen: boolean; isStyled: boolean; onToggle(): void; say: Say };

/** Opens what can be changed of a text besides its words, beside its label. */
export function StyleToggle({ slot, isOpen, isStyled, onToggle, say }: StyleToggleProps) {
  return (
    <button
      aria-expanded={isOpen}
      aria-label={say('styleOf', { field: say(...slotName(slot)) })}
      className={styles.toggle}
      data-style-of={slot}
      data-styled={isStyled || undefined}
      onClick={onToggle}
      type="button"
    >
      {say('style')}
      <svg aria-hidden="true" viewBox="0 0 12 12">
        <path d="M2 4l4 4 4-4" />
      </svg>
    </button>
  );
}
