import type { mayReload as guard } from '../late/reload-guard.ts';

/**
 * Stands in the page as text, behind nothing: where the scripts themselves cannot be had, the page is loaded anew once,
 * then its reader is told. It can use nothing from outside but what it is handed.
 */
export function guardStart(mayReload: typeof guard, guardedMs: number, noticeId: string): void {
  let isReloading = false;
  const onError = ({ target }: Event) => {
    // Others', such as Google's, are told of where they are asked for.
    if (isReloading || !(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    try {
      isReloading = navigator.onLine && mayReload(sessionStorage, location.pathname, Date.now(), guardedMs);
    } catch {
      // A frame that may keep nothing cannot tell whether it was loaded anew already.
    }
    if (isReloading) location.reload();
    else document.getElementById(noticeId)?.removeAttribute('hidden');
  };
  document.addEventListener('error', onError, true);
}
