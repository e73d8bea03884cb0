import { z } from 'zod';

/** Self-adhesive wax seals. */
export const seals = ['eukalyptus', 'gold', 'kupfer', 'rose'] as const;
export type Seal = (typeof seals)[number];
export const sealSchema = /* @__PURE__ */ z.enum(seals);

export const sealLabels: Record<Seal, string> = {
  eukalyptus: 'eukalyptusgrün',
  gold: 'goldfarben',
  kupfer: 'kupferfarben',
  rose: 'roséfarben',
};
