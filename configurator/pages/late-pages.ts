import { lazy } from 'react';

/** Loaded for photo books alone. */
export const FoldLines = lazy(() => import('./fold-lines.tsx').then((part) => ({ default: part.FoldLines })));
export const PageStrip = lazy(() => import('./page-strip.tsx').then((part) => ({ default: part.PageStrip })));
export const PagesSection = lazy(() =>
  import('./pages-section.tsx').then((part) => ({ default: part.PagesSection })),
);
