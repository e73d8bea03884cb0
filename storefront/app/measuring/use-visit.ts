import { useEffect } from 'react';
import type { Page } from '../context/page.ts';
import { useLocation } from '../navigation/router.tsx';
import { isQuiet } from '../visit/is-quiet.ts';

/**
 * Follows the visit from page to page, with code that comes after the page. Crawlers, automated browsers, visits that have
 * switched tracking off, editors at previews and those inside the desktop application are neither asked nor measured.
 */
export function useVisit(page: Page): void {
  const { pathname, search, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object of the same page is no other page.
  useEffect(() => {
    if (isQuiet(page)) return;
    import('./follow-visit.ts').then(
      (code) => code.followVisit(page, pathname + search, hash),
      // Without it the page is as good.
      () => {},
    );
  }, [page.route.name, pathname, search, hash]);
}
