/**
 * Brings what a block holds into view, by the controls that readers have for it.
 * @param holder the block's element, the page's where it has none
 * @param held elements of what is to be seen; none while the page has not drawn it
 * @returns whether there is nothing left to do; else it is called again with the next painted frame
 */
export type Way = (holder: HTMLElement, held: readonly HTMLElement[]) => boolean;

const opened = new Map<HTMLElement, () => void>();

/** Closes what ways have opened over the page, unless it holds one of these elements. */
export function closeOpened(held: readonly HTMLElement[]): void {
  for (const [element, close] of opened) {
    if (held.some((each) => element.contains(each))) continue;
    opened.delete(element);
    if (element.isConnected) close();
  }
}

/** Nothing hides it. */
export const inView: Way = () => true;

/** The workspace chooses the version of a test. */
export const byVersion: Way = () => true;

/** Slides with a tab for each. */
export const byTab: Way = (holder, [held]) => {
  if (!held) return false;
  const panel = held.closest('[role=tabpanel]');
  const tab =
    panel && holder.querySelector<HTMLElement>(`[role=tab][aria-controls="${CSS.escape(panel.id)}"]`);
  if (!tab || tab.ariaSelected === 'true') return true;
  tab.click();
  return false;
};

/** Slides in a row, where what is out of view is inert: the arrow keys of its controls turn it. */
export const byTurning: Way = (holder, [held]) => {
  if (!held) return false;
  const slide = held.closest<HTMLElement>('li');
  const row = slide?.parentElement;
  if (!slide?.inert || !row || !holder.contains(row)) return true;
  const slides = [...row.children];
  const first = slides.findIndex((each) => !each.matches('[inert]'));
  const key = slides.indexOf(slide) < first ? 'ArrowLeft' : 'ArrowRight';
  row.parentElement?.nextElementSibling?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return false;
};

/** What lies in something folded, such as an answer, a menu or a list of countries. */
export const byUnfolding: Way = (_holder, held) => {
  if (held.length === 0) return false;
  for (const each of held) unfoldAround(each);
  return true;
};

/** A dialog of the block's own, that its button opens. */
export const byDialog: Way = (holder, held) => {
  const dialog = holder.querySelector('dialog');
  const button = holder.querySelector<HTMLElement>('button[aria-haspopup=dialog]');
  if (!dialog || !button) return true;
  if (!dialog.open) openQuietly(dialog, button);
  return held.length > 0;
};

/** The navigation of narrow screens lies in the header's drawer. */
export const byDrawer: Way = (_holder, held) => {
  if (held.some((each) => each.checkVisibility())) return true;
  const inDrawer = held.find((each) => each.closest('dialog'));
  if (inDrawer) {
    unfoldAround(inDrawer);
    return true;
  }
  // Blocks in the header may have dialogs of their own.
  const button = document.querySelector<HTMLElement>(
    'header button[aria-haspopup=dialog]:not([data-blok-uid] button)',
  );
  const dialog = button?.parentElement?.querySelector('dialog');
  if (!button?.checkVisibility() || !dialog) return held.length > 0;
  if (!dialog.open) openQuietly(dialog, button);
  return false;
};

/** A dialog takes the focus when it opens, which is in the workspace's form and has to stay there. */
function openQuietly(dialog: HTMLDialogElement, button: HTMLElement): void {
  if (opened.has(dialog)) return;
  dialog.inert = true;
  const observer = new MutationObserver(() => {
    dialog.inert = false;
    observer.disconnect();
  });
  observer.observe(dialog, { attributeFilter: ['open'] });
  opened.set(dialog, () => dialog.close());
  button.click();
}

function unfoldAround(element: HTMLElement): void {
  for (let each: HTMLElement | null = element; each; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement) each.open = true;
    else if (each.popover === 'auto') showPanel(each);
    else if (each.id !== '') pressButtonOf(each);
  }
}

function showPanel(panel: HTMLElement): void {
  if (panel.matches(':popover-open') || !panel.parentElement?.checkVisibility()) return;
  panel.showPopover();
  opened.set(panel, () => panel.hidePopover());
}

function pressButtonOf(panel: HTMLElement): void {
  const button = document.querySelector<HTMLElement>(
    `button[aria-expanded][aria-controls="${CSS.escape(panel.id)}"]`,
  );
  if (button?.ariaExpanded !== 'false' || !button.checkVisibility()) return;
  button.click();
  opened.set(panel, () => button.ariaExpanded === 'true' && button.click());
}
