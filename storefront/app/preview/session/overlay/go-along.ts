import type { KeyboardEvent } from 'react';

/** Arrows, Home and End move the focus along the buttons of a toolbar; Escape leaves them. */
export function goAlong(event: KeyboardEvent, bar: HTMLElement | null, leave: () => void): void {
  const buttons = [...(bar?.querySelectorAll('button') ?? [])];
  const here = buttons.findIndex((button) => button.matches(':focus'));
  const last = buttons.length - 1;
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: here > 0 ? here - 1 : last,
    ArrowRight: here < last ? here + 1 : 0,
    Home: 0,
    End: last,
  };
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    buttons[here]?.blur();
    leave();
    return;
  }
  const target = targets[event.key];
  if (target === undefined || event.altKey) return;
  event.preventDefault();
  buttons[target]?.focus();
}
