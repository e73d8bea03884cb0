/**
 * Leads the keyboard from an entry that is about to leave its list to the one after it, from the last to the one before,
 * and from the only one to the dialog. What was focused elsewhere meanwhile stays.
 */
export function focusBeside(entry: HTMLElement | null): void {
  const { activeElement, body } = document;
  // A button that waits is disabled, and a disabled one has lost the focus to the body.
  if (activeElement !== body && !entry?.contains(activeElement)) return;
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const target = beside ?? entry?.closest('[role=dialog]');
  if (target instanceof HTMLElement) target.focus();
}
