import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in the page that is sent and until it comes alive: for what means nothing without scripts. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
