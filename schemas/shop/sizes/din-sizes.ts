import type { Format } from './formats.ts';

/** ISO 216 sizes upright, in millimetres. */
export const dinSizes = {
  A0: { width: 841, height: 1189 },
  A1: { width: 594, height: 841 },
  A2: { width: 420, height: 594 },
  A3: { width: 297, height: 420 },
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  A6: { width: 105, height: 148 },
  A7: { width: 74, height: 105 },
  A8: { width: 52, height: 74 },
} as const satisfies Record<string, Format>;

/** `A6` for 105x148 and for 148x105. */
export function dinName({ width, height }: Format): string | undefined {
  const short = Math.min(width, height);
  const long = Math.max(width, height);
  return Object.entries(dinSizes).find(([, size]) => size.width === short && size.height === long)?.[0];
}
