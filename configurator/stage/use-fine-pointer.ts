import { useSyncExternalStore } from 'react';

const query = '(pointer: fine) and (min-width: 900px)';
let media: MediaQueryList | undefined;

/** Whether one points finely enough to write on the card itself; not known on a server. */
export function useFinePointer(): boolean {
  return useSyncExternalStore(follow, isFine, () => false);
}

function follow(onChange: () => void): () => void {
  const followed = mediaOf();
  followed.addEventListener('change', onChange);
  return () => followed.removeEventListener('change', onChange);
}

function isFine(): boolean {
  return mediaOf().matches;
}

/** Asked with every key: one is enough. */
function mediaOf(): MediaQueryList {
  media ??= matchMedia(query);
  return media;
}
