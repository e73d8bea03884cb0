import { z } from 'zod';

/** What a feature flag may say for a visitor. */
export const treatments = ['control', 'off', 'on'] as const;
export type Treatment = (typeof treatments)[number];
export const treatmentSchema = /* @__PURE__ */ z.enum(treatments);

export const treatmentLabels: Record<Treatment, string> = {
  control: 'Kontrolle',
  off: 'Aus',
  on: 'An',
};
