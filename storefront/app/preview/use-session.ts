import { useEffect } from 'react';
import type { Preview } from '../../page/request/page-data.ts';
import { whenLoaded } from './when-loaded.ts';

/** Keeps the page in touch with the editor while it is previewed. */
export function useSession(preview: Preview | undefined): void {
  useEffect(() => {
    if (!preview) return;
    return whenLoaded(import('./session/open-session.ts'), ({ openSession }) => openSession(preview));
  }, [preview]);
}
