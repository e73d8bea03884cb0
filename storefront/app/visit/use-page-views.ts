import { useEffect, useEffectEvent } from 'react';
import type { Page } from '../context/page.ts';
import { refreshCustomer } from '../customer/customer-store.ts';
import { whoIsVisiting } from '../customer/use-load-customer.ts';
import { useLocation } from '../navigation/router.tsx';
import { type PageView, tellPageView, toldPath } from './page-views.ts';

/** Tells of each page after its navigation; editors looking at previews are no visitors. */
export function usePageViews(page: Page): void {
  const { pathname, search, hash } = useLocation();
  const { name } = page.route;
  const tell = useEffectEvent((view: PageView) => {
    if (page.isPreview) return;
    void tellPageView(view, () => refreshCustomer(() => whoIsVisiting(page)));
  });
  useEffect(
    () => tell({ route: name, fullPath: toldPath(pathname + search, hash) }),
    [name, pathname, search, hash],
  );
}
