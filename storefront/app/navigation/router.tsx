import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import type { SentContent } from '../../page/document/page-content.ts';
import type { Place } from '../context/place.ts';
import { scrollToFirst } from '../scrolling/scroll-to.ts';
import { createFadingShow } from './fade-over.ts';
import { followDocuments } from './follow-documents.ts';
import { followNavigations } from './follow-navigations.ts';
import type { LoadCode } from './load-page.ts';
import type { Next, Shown } from './shown.ts';

const ShownContext = createContext<Shown | undefined>(undefined);

type RouterProps = { first: Shown; loadCode: LoadCode; children: ReactNode };

/** Shows the page that the browser navigates to, once its content and code are there. */
export function Router({ first, loadCode, children }: RouterProps) {
  const [shown, setShown] = useState<Next>(() => ({
    ...first,
    isPage: true,
    onArrival: () => scrollToFirst(first.place),
  }));
  // After the layout effects of the page itself, which move the focus to its beginning.
  useLayoutEffect(() => shown.onArrival?.(), [shown]);

  useLayoutEffect(() => {
    // Safari 26.1, WebKitGTK 2.50 and older browsers have none.
    const follow = 'navigation' in window ? followNavigations : followDocuments;
    const stop = follow({ first, loadCode, show: createFadingShow(setShown) });
    // For tests and measurements: from here on the page follows links, pointers and keys by itself.
    document.documentElement.setAttribute('data-alive', '');
    return stop;
  }, [first, loadCode]);

  return <ShownContext value={shown}>{children}</ShownContext>;
}

function useShown(): Shown {
  const shown = use(ShownContext);
  if (!shown) throw new Error('A page needs a Router above it');
  return shown;
}

/** The address of the page being shown; it changes together with the content. */
export function useLocation(): Place {
  return useShown().place;
}

/** What the server said about the page being shown. */
export function useContent(): SentContent {
  return useShown().content;
}
