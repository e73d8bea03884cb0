import { z } from 'zod';

/** Metallic or raised finish; only some papers take one. */
export const refinements = ['gold', 'ohne', 'relief', 'rosegold', 'silber'] as const;
export type Refinement = (typeof refinements)[number];
export const refinementSchema = /* @__PURE__ */ z.enum(refinements);

export const refinementLabels: Record<Refinement, string> = {
  gold: 'Goldveredelung',
  ohne: 'Ohne Veredelung',
  relief: 'Relieflack',
  rosegold: 'Roségoldveredelung',
  silber: 'Silberveredelung',
};
