/** Notes in the entry of the history that is about to be left how far down its page the reader stands, in pixels. */
export function noteScroll(): void {
  navigation.updateCurrentEntry({ state: { top: Math.round(window.scrollY) } });
}

/**
 * Back to where a page was left, if that was noted. The browser's own memory of it is the last resort: while one page is
 * taken out and the other put in, it remembers for the one that comes where the reader is moved to.
 */
export function restoreScroll(entry: Pick<NavigationDestination, 'getState'>): boolean {
  const state: unknown = entry.getState();
  if (typeof state !== 'object' || state === null || !('top' in state)) return false;
  if (typeof state.top !== 'number') return false;
  window.scrollTo({ top: state.top, behavior: 'instant' });
  return true;
}
