import { useEffect } from 'react';
import type { Page } from '../context/page.ts';
import { useLocation } from '../navigation/router.tsx';
import { isQuietVisit } from '../visit/quiet-visit.ts';

/**
 * Follows the visit from page to page, with code that comes after the page. Crawlers, automated browsers, visits that have
 * switched tracking off, editors at previews and those inside the desktop application are neither asked nor measured.
 */
export function useVisit(page: Page): void {
  const { pathname, search, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object of the same page is no other page.
  useEffect(() => {
    const { isPreview, isDesktopApp } = page;
    if (isPreview || isDesktopApp || isQuietVisit()) return;
    import('./follow-visit.ts').then(
      (code) => code.followVisit(page),
      // Without it the page is as good.
      () => {},
    );
  }, [page.route.name, pathname, search, hash]);
}
