import { useCallback, useSyncExternalStore } from 'react';
import { watchMedia } from './watch-media.ts';

/** Whether a media query matches; false on the server and while hydrating. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((onChange: () => void) => watchMedia(matchMedia(query), onChange), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
