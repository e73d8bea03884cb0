import type { PhotoboxType } from './photoboxes.ts';

/** How many prints each box holds, the default first, and their size in millimetres. */
export const photoboxContents: Record<
  PhotoboxType,
  { prints: readonly [number, ...number[]]; format: string }
> = {
  small: { prints: [20, 40], format: '75x75' },
  photoprint: { prints: [50, 100, 150], format: '100x150' },
};
