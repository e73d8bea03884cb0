import { useSyncExternalStore } from 'react';

const query = '(pointer: fine) and (min-width: 900px)';

/** Whether one points finely enough to write on the card itself; not known on a server. */
export function useFinePointer(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
