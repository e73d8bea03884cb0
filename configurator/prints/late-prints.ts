import { latePart } from '../late/late-part.ts';

const load = () => Promise.all([import('./prints-section.tsx'), import('./print-pager.tsx')]);

/** Loaded once several photos are printed together. */
export const PrintsSection = latePart(async () => (await load())[0].PrintsSection);
export const PrintPager = latePart(async () => (await load())[1].PrintPager);
