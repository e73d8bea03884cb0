import type { mayReload as guard } from '../late/reload-guard.ts';
import type { Recording } from './record-early-events.ts';

/**
 * Stands in the page as text, behind nothing: where the scripts themselves cannot be had, the page is loaded anew once,
 * then its reader is told. It can use nothing from outside but what it is handed. Firefox ends what a page loads as soon
 * as its reader follows a link: nothing is missing then, and a page that is loaded anew would keep the reader.
 */
export function guardStart(mayReload: typeof guard, guardedMs: number, noticeId: string): void {
  let isReloading = false;
  const tell = () => document.getElementById(noticeId)?.removeAttribute('hidden');
  const onError = ({ target }: Event) => {
    // Others', such as Google's, are told of where they are asked for.
    if (isReloading || !(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    const early: Recording | undefined = Reflect.get(window, 'earlyEvents');
    if (early?.isLeft()) {
      // Where the link led to a download, the page is still there.
      setTimeout(tell, guardedMs);
      return;
    }
    try {
      isReloading = navigator.onLine && mayReload(sessionStorage, location.pathname, Date.now(), guardedMs);
    } catch {
      // A frame that may keep nothing cannot tell whether it was loaded anew already.
    }
    if (isReloading) location.reload();
    else tell();
  };
  document.addEventListener('error', onError, true);
}
