import type { KeyboardEvent } from 'react';
import { closeDialog } from '../../store/dialog-store.ts';

/** Escape closes at once, where the search field would first clear itself. */
export function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  closeDialog();
}
