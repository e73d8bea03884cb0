import { useEffect, useEffectEvent } from 'react';
import type { Page } from '../context/page.ts';
import { useLocation } from '../navigation/router.tsx';
import { isQuiet } from '../visit/is-quiet.ts';

/**
 * Follows the visit from page to page, with code that comes after the page. Crawlers, automated browsers, visits that have
 * switched tracking off, editors at previews and those inside the desktop application are neither asked nor measured.
 */
export function useVisit(page: Page): void {
  const { pathname, search, hash } = useLocation();
  const { name } = page.route;
  const follow = useEffectEvent((path: string) => {
    if (!isQuiet(page))
      import('./follow-visit.ts').then(
        (code) => code.followVisit(page, path, hash),
        // Without it the page is as good.
        () => {},
      );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same path may be shown by another route.
  useEffect(() => follow(pathname + search), [name, pathname, search, hash]);
}
