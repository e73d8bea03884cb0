import type { PhotobookType } from './photobooks.ts';

type PageRange = { minimum: number; maximum: number; step: number };

/** How many pages a photo book may have: whole sheets, as many as its binding holds. */
export const photobookPages: Record<PhotobookType, PageRange> = {
  digitalfotobuch: { minimum: 24, maximum: 160, step: 4 },
  echtfotobuch: { minimum: 20, maximum: 120, step: 2 },
  fotoheft: { minimum: 16, maximum: 64, step: 4 },
};

/** Every number of pages a type is made with, the default first. */
export function pageCountsOf(type: PhotobookType): number[] {
  const { minimum, maximum, step } = photobookPages[type];
  return Array.from({ length: (maximum - minimum) / step + 1 }, (_, place) => minimum + place * step);
}
