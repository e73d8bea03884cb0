import { reloadGuardMs } from '@blattwerk/schemas/shop/routes.ts';
import { tabStorage } from './tab-storage.ts';

const storageKey = 'reloaded';

/**
 * Whether a page that failed to load a chunk may reload itself: once per path within ten seconds.
 * Remembers the reload it allows.
 * @param now milliseconds since 1970
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  const [lastPath, lastTime] = (storage.getItem(storageKey) ?? '').split(' ');
  if (lastPath === path && now - Number(lastTime) < reloadGuardMs) return false;
  storage.setItem(storageKey, `${path} ${now}`);
  return true;
}

/** After a new release, chunks of the old one are gone: loading the page again brings the new ones. */
export function guardChunkLoads(): void {
  window.addEventListener('vite:preloadError', () => {
    if (mayReload(tabStorage(), location.pathname, Date.now())) location.reload();
  });
}
