const reachable = ['a[href]', 'button', 'input', 'textarea', '[tabindex="0"]', '[contenteditable=true]']
  .map((selector) => `${selector}:not(:disabled, [type=hidden], [tabindex="-1"])`)
  .join(', ');

/**
 * Moves the focus to the first control of the next pane (pages, blocks, preview, form) or of the one before it, so
 * that no keyboard has to pass every link of the page between them.
 */
export function goToPane(by: 1 | -1): void {
  const panes = [...document.querySelectorAll('[data-pane]')].filter(
    // One that holds others, as frames side by side, is gone through by them.
    (pane) => pane.checkVisibility() && pane.querySelector('[data-pane]') === null,
  );
  const here = panes.findIndex((pane) => pane.contains(document.activeElement));
  const start = here < 0 && by < 0 ? 0 : here;
  for (let step = 1; step <= panes.length; step++) {
    const pane = panes.at((start + by * step) % panes.length);
    const control = pane?.querySelector<HTMLElement>(reachable);
    if (control) {
      control.focus();
      return;
    }
  }
}
