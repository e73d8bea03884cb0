import { z } from 'zod';

/** How the edge of a card is cut. */
export const punchings = ['none', 'rounded-corners', 'heart-corners', 'wave'] as const;
export type Punching = (typeof punchings)[number];
export const punchingSchema = /* @__PURE__ */ z.enum(punchings);

export const punchingLabels: Record<Punching, string> = {
  none: 'Eckig',
  'rounded-corners': 'Abgerundete Ecken',
  'heart-corners': 'Herzecken',
  wave: 'Wellenrand',
};
