import { latePart } from '../late/late-part.ts';

/** Loaded for photo books alone. */
export const FoldLines = latePart(async () => (await import('./fold-lines.tsx')).FoldLines);
export const PageStrip = latePart(async () => (await import('./page-strip.tsx')).PageStrip);
export const PagesSection = latePart(async () => (await import('./pages-section.tsx')).PagesSection);
