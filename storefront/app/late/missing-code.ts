import { reloadGuardMs } from '@blattwerk/schemas/shop/pages/routes.ts';
import { createStore } from '../state/create-store.ts';
import { tabStorage } from '../state/tab-storage.ts';
import { watchLeave } from './leave.ts';
import { mayReload } from './reload-guard.ts';

/** Loads that failed and wait for the reader to ask again. */
export const missingCode = createStore<readonly (() => void)[]>([]);

/**
 * Loads what the page being shown is made of. A failure reloads the page, as a new release may have taken the file away;
 * where that has not helped, or cannot, the reader is told and it is tried again when they ask. What fails because the
 * reader is leaving is no reason to reload: that would keep them here.
 */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // The server reads its own files: loading again would change nothing.
  if (import.meta.env.SSR) return load();
  for (;;) {
    const leave = watchLeave();
    try {
      return await load();
    } catch {
      // Where a link led to a download, the page is still there.
      if (leave.isLeft()) await new Promise((resolve) => setTimeout(resolve, reloadGuardMs));
      else if (navigator.onLine && mayReload(tabStorage(), location.pathname, Date.now(), reloadGuardMs)) {
        location.reload();
        return new Promise(() => {});
      }
      await new Promise<void>((resolve) => missingCode.change([...missingCode.current(), resolve]));
    } finally {
      leave.stop();
    }
  }
}

/** Tries again to load all missing code. */
export function loadMissingCode(): void {
  const waiting = missingCode.current();
  missingCode.change([]);
  for (const tryAgain of waiting) tryAgain();
}
