import { z } from 'zod';

/** What a feature flag may say for a visitor. */
export const treatments = ['control', 'off', 'on'] as const;
/** What everybody sees who takes part in no test. */
export const controlTreatment = 'control';
export type Treatment = (typeof treatments)[number];
export const treatmentSchema = /* @__PURE__ */ z.enum(treatments);

export const treatmentLabels: Record<Treatment, string> = {
  control: 'Kontrolle',
  off: 'Aus',
  on: 'An',
};
