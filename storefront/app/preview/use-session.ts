import { useEffect } from 'react';
import type { Preview } from '../context/page-data.ts';

/** Keeps the page in touch with the editor while it is previewed. */
export function useSession(preview: Preview | undefined): void {
  useEffect(() => {
    if (!preview) return;
    return whenLoaded((session) => session.openSession(preview));
  }, [preview]);
}

type Session = typeof import('./session.ts');

/** Starts something of the preview module once it is there, unless it is no longer wanted by then. */
export function whenLoaded(start: (session: Session) => () => void): () => void {
  let stop: (() => void) | undefined;
  let isWanted = true;
  void import('./session.ts').then((session) => {
    if (isWanted) stop = start(session);
  });
  return () => {
    isWanted = false;
    stop?.();
  };
}
