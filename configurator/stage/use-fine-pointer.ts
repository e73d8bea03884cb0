import { useSyncExternalStore } from 'react';

const query = '(min-width: 900px) and (not (pointer: coarse))';
let media: MediaQueryList | undefined;

/** Whether one can write on the card itself: by a mouse, a pen or keys alone, not by fingers; not known on a server. */
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
