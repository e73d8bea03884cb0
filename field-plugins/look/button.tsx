import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styles from './button.module.css';

type ButtonProps = Omit<AriaButtonProps, 'className' | 'children'> & {
  /** One `main` action per view. */
  kind?: 'main' | 'outlined' | 'plain' | 'link' | 'danger';
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** A button with words on it. */
export function Button({ kind = 'outlined', ...props }: ButtonProps) {
  return <AriaButton {...props} className={`${styles.button} ${styles[kind]}`} />;
}

export type IconButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'aria-label'> & {
  /** Names the action. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** A button that shows a picture only. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={`${styles.button} ${styles.plain} ${styles.icon}`} />
  );
}
