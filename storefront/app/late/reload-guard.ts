/**
 * Whether a page that failed to load a part of its code may be loaded anew as a document: once per path within the
 * guarded time, over all documents of the tab. Remembers what it allows. Also stands in the page as text
 * (`early/guard-start.ts`): it can use nothing from outside.
 * @param now milliseconds since 1970
 */
export function mayReload(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  path: string,
  now: number,
  guardedMs: number,
): boolean {
  const [lastPath, lastTime] = (storage.getItem('reloaded') ?? '').split(' ');
  if (lastPath === path && now - Number(lastTime) < guardedMs) return false;
  storage.setItem('reloaded', `${path} ${now}`);
  return true;
}
