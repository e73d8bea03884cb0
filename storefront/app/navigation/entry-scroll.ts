/** Notes in the entry of the history that is about to be left how far down its page the reader stands, in pixels. */
export function noteScroll(): void {
  navigation.updateCurrentEntry({ state: { top: Math.round(window.scrollY) } });
}

/** How far down a page was left; `undefined` where nothing was noted. */
export function notedScroll(entry: Pick<NavigationDestination, 'getState'>): number | undefined {
  const state: unknown = entry.getState();
  if (typeof state !== 'object' || state === null || !('top' in state)) return undefined;
  return typeof state.top === 'number' ? state.top : undefined;
}
