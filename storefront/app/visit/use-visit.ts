import { useEffect, useEffectEvent } from 'react';
import type { Page } from '../context/page.ts';
import { useLocation } from '../navigation/router.tsx';

/** Follows the visit from page to page, with code that comes after the page; editors looking at previews are no visitors. */
export function useVisit(page: Page): void {
  const { pathname, search, hash } = useLocation();
  const { name } = page.route;
  const follow = useEffectEvent((path: string) => {
    if (!page.isPreview)
      import('./follow-visit.ts').then(
        (code) => code.followVisit(page, path, hash),
        // Without it the page is as good.
        () => {},
      );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same path may be shown by another route.
  useEffect(() => follow(pathname + search), [name, pathname, search, hash]);
}
