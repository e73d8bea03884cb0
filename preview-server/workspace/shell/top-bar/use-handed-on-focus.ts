import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Hands the focus on to the next button of a bar, or the one before, when the button that has it is disabled: the keyboard would
 * begin at the top of the window otherwise.
 * @returns what the bar has to be told
 */
export function useHandedOnFocus(bar: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const left = last.current;
    const { activeElement } = document;
    if (!left?.matches(':disabled') || (activeElement !== left && activeElement !== document.body)) return;
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex((button) => left.isSameNode(button));
    const open = (button: HTMLButtonElement) => !button.disabled && button.checkVisibility();
    const next = buttons.slice(here + 1).find(open) ?? buttons.slice(0, Math.max(0, here)).findLast(open);
    last.current = undefined;
    next?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // What is left for nothing was disabled: that is looked at when it has been drawn.
      if (relatedTarget) last.current = undefined;
    },
  };
}
