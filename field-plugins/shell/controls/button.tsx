import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styles from './controls.module.css';

type ButtonProps = Omit<AriaButtonProps, 'className' | 'children'> & {
  /** One `main` action per view. */
  kind?: 'main' | 'outlined' | 'plain' | 'link';
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

export function Button({ kind = 'outlined', ...props }: ButtonProps) {
  return <AriaButton {...props} className={`${styles.button} ${styles[kind]}`} />;
}

type IconButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'aria-label'> & {
  /** Names the action. */
  label: string;
  children: ReactNode;
};

export function IconButton({ label, children, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={`${styles.button} ${styles.plain} ${styles.icon}`}>
      {children}
    </AriaButton>
  );
}
