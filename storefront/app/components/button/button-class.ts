import styles from './button.module.css';

export type ButtonLook = {
  /** One primary action per view; the second is secondary. */
  variant?: 'primary' | 'secondary';
  /** Without fill and line until pointed at. */
  isGhost?: boolean;
  /** A circle for a single icon. */
  isRound?: boolean;
  isFullWidth?: boolean;
  isUppercase?: boolean;
};

/** Class names that give a button or a link the look of the shop's buttons. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'primary', isGhost, isRound, isFullWidth, isUppercase } = look;
  return [
    styles.button,
    styles[variant],
    isGhost && styles.ghost,
    isRound && styles.round,
    isFullWidth && styles.fullWidth,
    isUppercase && styles.uppercase,
  ]
    .filter(Boolean)
    .join(' ');
}
