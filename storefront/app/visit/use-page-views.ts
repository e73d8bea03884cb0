import { useEffect } from 'react';
import type { Page } from '../context/page.ts';
import { useLocation } from '../navigation/router.tsx';
import { tellPageView } from './page-views.ts';

/** Tells of each page after its navigation; editors looking at previews are no visitors. */
export function usePageViews({ isPreview, route: { name } }: Page): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!isPreview) tellPageView({ route: name, fullPath: `${pathname}${search}${hash}` });
  }, [isPreview, name, pathname, search, hash]);
}
