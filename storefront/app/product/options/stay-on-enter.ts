import type { KeyboardEvent } from 'react';

/** The price is there already; Enter would send the form to its first button. */
export function stayOnEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
