import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in the page that is sent and until it comes alive: what would lose a click until then waits for it. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
