import { lazy } from 'react';

const load = () => Promise.all([import('./prints-section.tsx'), import('./print-pager.tsx')]);

/** Loaded once several photos are printed together. */
export const PrintsSection = lazy(async () => ({ default: (await load())[0].PrintsSection }));
export const PrintPager = lazy(async () => ({ default: (await load())[1].PrintPager }));
