import { useEffect, useLayoutEffect, useRef } from 'react';
import type { NavigationType } from './place.ts';
import { useLocation, useNavigationType } from './router.tsx';
import { readPositions, writePositions } from './scroll-positions.ts';
import { scrollTarget } from './scroll-target.ts';
import { scrollTo } from './scroll-to.ts';
import { tabStorage } from './tab-storage.ts';

/** What a page is left by. */
const ways = ['click', 'popstate'] as const;

/** Scrolls after every navigation, and remembers where each entry of the history was left. */
export function useScroll(): void {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef<Map<string, number>>(undefined);
  const before = useRef<{ path: string; search: string; hash: string }>(undefined);

  // Between its pages the document places the reader itself. When it comes anew, the browser does, before any script.
  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      history.scrollRestoration = 'auto';
    };
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);

  // Before the browser paints: a shorter page would otherwise move the reader, and that place be remembered.
  useLayoutEffect(() => {
    positions.current ??= readPositions(tabStorage());
    const known = positions.current;
    const after = { path: pathname, search, hash };
    // Without its parameters, which a page may change in place.
    const page = `${key} ${pathname}`;
    const isFirstPage = before.current === undefined;
    // Placed by the browser already, or scrolled since by the reader, who is not to be thrown back.
    const placed = isFirstPage && window.scrollY > 0 ? window.scrollY : known.get(page);
    const saved = isReturn(navigation, isFirstPage) ? placed : undefined;
    const target = scrollTarget(before.current, after, saved);
    const stopWaiting = scrollTo(target);
    before.current = after;

    const remember = () => known.set(page, window.scrollY);
    // Nothing scrolls, so nothing would tell.
    if (target.kind === 'stay') remember();
    const save = () => writePositions(tabStorage(), known);
    window.addEventListener('scroll', remember, { passive: true });
    // A scroll event comes with the next frame; the reader may leave before it.
    for (const leaving of ways) window.addEventListener(leaving, remember, { capture: true });
    window.addEventListener('pagehide', save);
    return () => {
      stopWaiting();
      window.removeEventListener('scroll', remember);
      for (const leaving of ways) window.removeEventListener(leaving, remember, { capture: true });
      window.removeEventListener('pagehide', save);
    };
  }, [key, pathname, search, hash, navigation]);
}

/** Back, forward and reload return to a place; a link opened in the same tab does not. */
function isReturn(navigation: NavigationType, isFirstPage: boolean): boolean {
  if (!isFirstPage) return navigation === 'pop';
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));
}
