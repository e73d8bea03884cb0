import type { MouseEventHandler, ReactNode } from 'react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = ButtonLook & {
  children: ReactNode;
  type?: 'button' | 'submit';
  leadingIcon?: IconName;
  trailingIcon?: IconName;
  /** Shown instead of the label while `isLoading`; the button then answers no clicks. */
  loadingText?: string;
  isLoading?: boolean;
  /** Shown as a badge when above 0 and not loading. */
  count?: number;
  disabled?: boolean;
  /** Where a submit button sends its form, instead of the form's own address. */
  formAction?: string | undefined;
  /** Id of the form it sends, where it does not stand in it. */
  form?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
};

/** The shop's button. A link that looks like one takes `buttonClass`. */
export function Button(props: ButtonProps) {
  const { children, type = 'button', leadingIcon, trailingIcon, loadingText, count = 0 } = props;
  const { isLoading = false, disabled = false, form, formAction, onClick, ...look } = props;
  return (
    <button
      // Stays focusable while loading, so that focus is not lost.
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      className={buttonClass(look)}
      disabled={disabled}
      form={form}
      formAction={formAction}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      type={type}
    >
      {leadingIcon && <Icon name={leadingIcon} />}
      <span aria-live={loadingText ? 'polite' : undefined}>
        {isLoading ? (loadingText ?? children) : children}
      </span>
      {!isLoading && <CountBadge count={count} />}
      {trailingIcon && <Icon name={trailingIcon} />}
    </button>
  );
}
